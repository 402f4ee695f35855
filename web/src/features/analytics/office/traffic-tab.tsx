/** Live traffic: the last 24 hours as a chart, the pages opened most, the devices, and who is here now. */
import type { LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { deviceWords } from '@kervan/domain/analytics/analytics.copy.ts'
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useNavigate } from 'react-router'
import { ActiveVisits } from '#features/analytics/office/active-visits.tsx'
import { analyticsAddress, viewedLastDay, visitsAddress } from '#features/analytics/office/addresses.ts'
import { PageRanks } from '#features/analytics/office/page-ranks.tsx'
import { AreaChart, DonutChart } from '#spine/charts/charts.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'

const seriesNames = ['Ziyaretçi', 'Sayfa görüntüleme'] as const

export function TrafficTab({ traffic }: { traffic: LiveTraffic | undefined }) {
  const navigate = useNavigate()
  const hours = traffic?.hours
  const openHour = (index: number) => {
    const at = hours?.[index]?.at
    if (at) void navigate(hourAddress(at))
  }
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardBody>
          <AreaChart
            title="Son 24 saat"
            pointName="Saat"
            formatPoint={(at) => formatTime(at)}
            onPick={openHour}
            seriesNames={seriesNames}
            data={
              hours && {
                points: hours.map(({ at }) => at),
                series: [
                  { name: seriesNames[0], values: hours.map(({ visitors }) => visitors) },
                  { name: seriesNames[1], values: hours.map(({ views }) => views) },
                ],
              }
            }
          />
        </CardBody>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card aria-label="En çok açılan sayfalar">
          <CardHead title="En çok açılan sayfalar" />
          <PageRanks
            pages={traffic?.top_pages}
            empty="Son 24 saatte açılan sayfa yok"
            addressOf={(page) => visitsAddress({ page, ...viewedLastDay })}
          />
        </Card>
        <Card>
          {/* On a phone the devices stand under the ring: room for all three. */}
          <CardBody className="max-sm:min-h-98">
            <DonutChart
              title="Cihazlar"
              partName="Cihaz"
              emptyText="Son 24 saatte ziyaret yok"
              parts={traffic?.devices.map(({ device_type, visits }) => ({
                name: deviceWords[device_type],
                value: visits,
                to: visitsAddress({ device: device_type, last_day: '1' }),
              }))}
            />
          </CardBody>
        </Card>
      </div>
      <ActiveVisits traffic={traffic} />
    </div>
  )
}

/** Half of the last 24 hours are yesterday's. */
function hourAddress(at: string): string {
  const [hour, day] = [formatTime(at).slice(0, 2), dayInIstanbul(new Date(at))]
  const ofDay = day === dayInIstanbul(new Date()) ? '' : `&day=${day}`
  return `${analyticsAddress}?hour=${hour}${ofDay}`
}
