/** `/staff/quotes/import`: a quote that was made offline comes into the office: its file, then the dialog that makes a quote, filled in. */
import { formatDateTime, formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { QuoteFile } from '#features/quotes/import/quote-file.ts'
import { readQuoteFile } from '#features/quotes/import/read-quote-file.ts'
import { newQuoteDraft, type QuoteDraft } from '#features/quotes/manual/quote-draft.ts'
import { QuoteEntry } from '#features/quotes/manual/quote-entry.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Dialog } from '#spine/ui/dialog.tsx'

export function QuoteFileDialog() {
  const [file, setFile] = useState<QuoteFile>()
  const close = useClose()
  if (!file) return <ChooseFile onRead={setFile} onClose={close} />
  return (
    <QuoteEntry
      initial={draftOf(file)}
      request={null}
      keptAs={`file-${file.id}`}
      notice={<Origin file={file} />}
      onClose={close}
    />
  )
}

const draftOf = ({ quote }: QuoteFile): QuoteDraft => ({
  ...newQuoteDraft(),
  ...quote,
  customer_source: 'new',
})

function Origin({ file: { made_at, rates, total } }: { file: QuoteFile }) {
  return (
    <div role="note" className="rounded-field bg-sea-soft px-3 py-2 text-14 text-on-sea-soft">
      <p className="font-medium">Dosyadan: {formatDateTime(made_at)} tarihinde çevrimdışı hazırlandı</p>
      <p>
        Hazırlanırken görülen toplam {formatMoney(total.amount, total.currency)},{' '}
        {formatShortDate(rates.date)} kurlarıyla. Burada güncel kurlar ve vergi oranları geçerlidir. Müşteri
        kayıtlıysa aşağıdan seçin; kontrol edip oluşturun.
      </p>
    </div>
  )
}

type ChooseProps = { onRead: (file: QuoteFile) => void; onClose: () => void }

function ChooseFile({ onRead, onClose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [isOver, setOver] = useState(false)
  const take = async (given: File | undefined) => {
    if (!given) return
    const read = await readQuoteFile(given)
    if ('file' in read) onRead(read.file)
    else setProblem(`${given.name}: ${read.problem}`)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Teklifi dosyadan al"
      footer={<Button onClick={onClose}>Vazgeç</Button>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-col items-center gap-3 rounded-card border border-line-strong border-dashed px-6 py-10 text-center',
          isOver && 'border-sea bg-sea-soft',
        )}
      >
        <FileUp className="size-6 text-sea" strokeWidth={1.75} aria-hidden />
        <p className="text-14 text-muted">
          Çevrimdışı dosyada kaydedilen teklifi (…kervan.json) buraya bırakın ya da seçin. Önce gösterilir,
          siz onaylamadan hiçbir şey oluşturulmaz.
        </p>
        <Button variant="primary" onClick={() => input.current?.click()}>
          Dosya seç
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="Teklif dosyası"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void take(target.files?.[0])
            // The same file may be chosen again after it was mended.
            target.value = ''
          }}
        />
        <p role="alert" className="text-14 text-danger empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}

/** Back to where a link has opened it; from the address itself, to the quotes. */
function useClose() {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: { openedHere?: boolean } | null; search: string }
  return () =>
    void (state?.openedHere
      ? navigate(-1)
      : navigate({ pathname: '/staff/quotes', search }, { replace: true }))
}
