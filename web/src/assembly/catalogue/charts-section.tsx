/** Charts with their states. */
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import type { ChartData } from '#spine/charts/chart-data.ts'
import { AreaChart, BarChart, DonutChart, LineChart, Sparkline } from '#spine/charts/charts.tsx'

const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatDay = (point: string) => day.format(new Date(point))
const thousand = 1000
const formatTick = (value: number) => (value >= thousand ? `${value / thousand} bin` : String(value))

const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 3).padStart(2, '0')}`)
const requests = [12, 18, 9, 14, 22, 6, 4, 16, 21, 25, 19, 23, 8, 5]
const daily: ChartData = { points: days, series: [{ name: 'Talep', values: requests }] }
const compared: ChartData = {
  points: days,
  series: [
    { name: 'Talep', values: requests },
    { name: 'Teklif', values: [10, 15, 9, 12, 17, 6, null, 13, 18, 20, 17, 19, 7, 4] },
    { name: 'Onay', values: [4, 7, 3, 6, 9, 2, 1, 5, 8, 11, 7, 9, 3, 2] },
  ],
}
const monthly: ChartData = {
  points: ['Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas'],
  series: [
    { name: 'Deniz', values: [42_500, 38_250, 51_000, 47_300, 55_900, 31_400] },
    { name: 'Hava', values: [12_300, 15_800, 9400, 18_200, 16_700, 8900] },
    { name: 'Kara', values: [22_100, 19_700, 24_300, 20_900, 26_400, 14_800] },
  ],
}
const money = (value: number) => formatMoney(String(value), 'EUR')
const nothing: ChartData = { points: [], series: [] }

export function ChartsSection() {
  return (
    <>
      <Specimen name="Alan" className="block">
        <AreaChart title="Günlük talepler" data={daily} pointName="Gün" formatPoint={formatDay} />
      </Specimen>
      <Specimen name="Çizgi" className="block">
        <LineChart title="Talepten onaya" data={compared} pointName="Gün" formatPoint={formatDay} />
      </Specimen>
      <Specimen name="Çubuk" className="grid gap-8 lg:grid-cols-2">
        <BarChart
          title="Aylık navlun, yan yana"
          data={monthly}
          pointName="Ay"
          formatValue={money}
          formatTick={formatTick}
        />
        <BarChart
          stacked
          title="Aylık navlun, üst üste"
          data={monthly}
          pointName="Ay"
          formatValue={money}
          formatTick={formatTick}
        />
      </Specimen>
      <Specimen name="Halka" className="block">
        <DonutChart
          title="Gönderilerin durumu"
          partName="Durum"
          parts={[
            { name: 'Yolda', value: 42 },
            { name: 'Gümrükte', value: 11 },
            { name: 'Hazırlanıyor', value: 18 },
            { name: 'Gecikmiş', value: 5 },
          ]}
        />
      </Specimen>
      <Specimen name="Küçük çizgi">
        <span className="figures text-22 font-bold">25</span>
        <Sparkline label="Son 14 günün talepleri" values={requests} />
      </Specimen>
      <Specimen name="Yüklenen ve boş grafik" className="grid gap-8 lg:grid-cols-2">
        <LineChart title="Yüklenen grafik" data={undefined} pointName="Gün" />
        <BarChart title="Boş grafik" data={nothing} pointName="Gün" />
      </Specimen>
    </>
  )
}
