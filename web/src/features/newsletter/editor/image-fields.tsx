/** A picture of a campaign: sent from the computer, with what it shows for those who do not see it. */
import type { BlockOf } from '@kervan/domain/newsletter/mail-blocks.ts'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { LinkField } from '#features/newsletter/editor/link-field.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { fileProblem, formatBytes } from '#spine/api/file-rules.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { sendFile } from '#spine/api/send-file.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

const rules = {
  maxBytes: 5 * 1024 * 1024,
  kinds: { '.jpg': 'JPG', '.jpeg': 'JPG', '.png': 'PNG' },
}

type Props = { block: BlockOf<'image'>; onChange: (block: BlockOf<'image'>) => void }

export function ImageFields({ block, onChange }: Props) {
  const { src, alt, decorative, width, link } = block
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {src && (
          <img
            src={src}
            alt=""
            className="h-20 w-auto max-w-40 rounded-field border border-line object-contain"
          />
        )}
        <Upload
          label={src ? 'Görseli değiştir' : 'Görsel seç'}
          onSent={(sent) =>
            onChange({ ...block, src: sent.src, width: Math.max(40, Math.min(536, sent.width)) })
          }
        />
      </div>
      <Field
        label="Görselin açıklaması"
        hint="Görseli göremeyenlere okunur, görsel yüklenmezse onun yerinde durur."
      >
        <Input
          value={alt}
          maxLength={300}
          disabled={decorative}
          onChange={({ target }) => onChange({ ...block, alt: target.value })}
        />
      </Field>
      <Checkbox
        label="Görsel bir şey anlatmıyor"
        checked={decorative}
        className="py-0"
        onCheckedChange={(checked) => onChange({ ...block, decorative: checked === true })}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem_8rem]">
        <LinkField
          label="Basınca açılan adres"
          optional
          value={link}
          onChange={(next) => onChange({ ...block, link: next })}
        />
        <Field label="Genişlik">
          <Select
            value={String(width)}
            options={widths(width)}
            onChange={({ target }) => onChange({ ...block, width: Number(target.value) })}
          />
        </Field>
        <AlignField block={block} onChange={onChange} />
      </div>
    </div>
  )
}

const widths = (own: number) =>
  [...new Set([536, 400, 268, 160, own])]
    .toSorted((a, b) => b - a)
    .map((value) => ({ value: String(value), label: value === 536 ? 'Tam' : `${value} px` }))

type Aligned = BlockOf<'image'> | BlockOf<'heading'> | BlockOf<'button'>

export function AlignField<Block extends Aligned>({
  block,
  onChange,
}: {
  block: Block
  onChange: (block: Block) => void
}) {
  return (
    <Field label="Hizalama">
      <Select
        value={block.align}
        options={[
          { value: 'left', label: 'Sola' },
          { value: 'center', label: 'Ortaya' },
        ]}
        onChange={({ target }) => onChange({ ...block, align: target.value as 'left' | 'center' })}
      />
    </Field>
  )
}

async function widthOf(file: File): Promise<number> {
  const picture = await createImageBitmap(file)
  const { width } = picture
  picture.close()
  return width
}

type SentImage = { src: string; width: number }

function Upload({ label, onSent }: { label: string; onSent: (image: SentImage) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<{ sent: number; size: number }>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    const refused = fileProblem(file, rules)
    setProblem(refused)
    if (refused) return
    setProgress({ sent: 0, size: file.size })
    const sent = await sendFile(file, {
      address: '/api/uploads',
      idempotencyKey: randomKey(),
      onProgress: (bytes) => setProgress({ sent: bytes, size: file.size }),
      signal: AbortSignal.timeout(120_000),
    })
    if ('problem' in sent) {
      setProgress(undefined)
      return setProblem(sent.problem)
    }
    try {
      const { id } = sent.answer as { id: string }
      const [{ src }, width] = await Promise.all([
        client.newsletter.pictures.add({ upload_id: id }, callTimeout(60)),
        widthOf(file),
      ])
      onSent({ src, width })
    } catch (error) {
      setProblem(toProblem(error).message)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button
        busy={progress !== undefined}
        busyLabel="Görsel yükleniyor"
        onClick={() => chooser.current?.click()}
      >
        <ImageUp strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
      <p role="status" className="figures text-13 text-muted">
        {progress
          ? `${formatBytes(progress.sent)} / ${formatBytes(progress.size)}`
          : 'JPG ya da PNG; en çok 5 MB.'}
      </p>
      <input
        ref={chooser}
        type="file"
        accept={Object.keys(rules.kinds).join(',')}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      {problem && <Alert>{problem}</Alert>}
    </div>
  )
}
