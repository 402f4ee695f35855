/** What became of each line of a file that was brought in. */
import type { ImportOutcome as Outcome } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Button } from '#spine/ui/button.tsx'

export function ImportOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { placed, recorded, kept, lines } = outcome
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        {placed > 0
          ? `${formatCount(placed)} satır gönderisine işlendi, ${formatCount(recorded)} yeni olay eklendi.`
          : 'Hiçbir satır işlenemedi.'}
        {kept > 0 && ` ${formatCount(kept)} satır takip iletileri arasında saklandı.`}
      </p>
      <ul aria-label="Satırların sonucu" className="text-13">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change their order
          <li key={index} className="border-line border-b py-2 last:border-b-0">
            <p className="break-all font-mono text-12 text-muted">{line.content}</p>
            <p className={line.why ? 'text-danger' : undefined}>
              {line.why || `İşlendi: ${line.shipments.join(', ')}`}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          Tamam
        </Button>
      </div>
    </div>
  )
}
