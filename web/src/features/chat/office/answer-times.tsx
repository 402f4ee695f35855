/** How fast the office answers and settles what customers begin. */
import { durationWords, figureDays } from '@kervan/domain/chat/office-chat.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const words = (minutes: number | null) => (minutes === null ? '–' : durationWords(minutes))

export function AnswerTimesDialog({ onClose }: { onClose: () => void }) {
  const [days, setDays] = useState<(typeof figureDays)[number]>('30')
  const query = useQuery(
    api.chat.office.figures.queryOptions({ input: { days }, placeholderData: keepPreviousData }),
  )
  const figures = query.data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yanıt süreleri"
      description="Müşterilerin başlattığı konuşmalar; yalnızca destek saatleri sayılır."
    >
      <div className="flex flex-col gap-4">
        <Select
          aria-label="Dönem"
          value={days}
          options={figureDays.map((value) => ({ value, label: `Son ${value} gün` }))}
          onChange={({ target }) => setDays(figureDays.find((value) => value === target.value) ?? '30')}
          className="self-start"
        />
        {!figures && query.isError && <LoadFailure title="Süreler gösterilemedi" query={query} />}
        {!figures && query.isPending && (
          <Loading>
            <Skeleton className="h-40" />
          </Loading>
        )}
        {figures && (
          <>
            <div className="grid grid-cols-2 gap-3">
              <StatTile label="Konuşma" value={formatCount(figures.rounds)} />
              <StatTile
                label="Süresinde yanıtlanan"
                value={`${formatCount(figures.in_time)} / ${formatCount(figures.answered)}`}
              />
              <StatTile label="İlk yanıt, ortanca" value={words(figures.first_answer_minutes)} />
              <StatTile label="Çözüm, ortanca" value={words(figures.resolution_minutes)} />
            </div>
            {figures.people.length > 0 && (
              <table className="w-full text-14">
                <caption className="sr-only">Kişilere göre ilk yanıtlar</caption>
                <thead className="text-13 text-muted">
                  <tr>
                    <th className="py-1 text-left font-normal">Personel</th>
                    <th className="py-1 text-right font-normal">Yanıt</th>
                    <th className="py-1 text-right font-normal">Ortanca</th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {figures.people.map(({ staff_id, staff_name, answered, first_answer_minutes }) => (
                    <tr key={staff_id}>
                      <td className="py-1.5">{staff_name}</td>
                      <td className="figures py-1.5 text-right">{formatCount(answered)}</td>
                      <td className="figures py-1.5 text-right">{words(first_answer_minutes)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}
