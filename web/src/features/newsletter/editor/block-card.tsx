/** One block of a campaign as it is written, with what can be done with it. */
import type { BlockOf, MailBlock } from '@kervan/domain/newsletter/mail-blocks.ts'
import { variableFault } from '@kervan/domain/newsletter/mail-variables.ts'
import { Copy, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { blockNames } from '#features/newsletter/editor/block-names.ts'
import { AlignField, ImageFields } from '#features/newsletter/editor/image-fields.tsx'
import { LinkField } from '#features/newsletter/editor/link-field.tsx'
import { RichText } from '#features/newsletter/editor/rich-text.tsx'
import { VariableInput } from '#features/newsletter/editor/variable-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export type BlockActs = {
  setBlock: (block: MailBlock) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
  /** What is added next goes below it. */
  onFocus: (id: string) => void
}
type Props = { block: MailBlock; acts: BlockActs }

export const BlockCard = memo(function BlockCard({ block, acts }: Props) {
  const { label } = blockNames[block.type]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field inside once more
    <div
      role="group"
      aria-label={label}
      id={`block-${block.id}`}
      onFocus={() => acts.onFocus(block.id)}
      className="flex scroll-mt-20 flex-col gap-2 py-2"
    >
      <div className="flex items-center gap-1">
        <p className="mr-auto text-13 text-muted">{label}</p>
        <IconButton size="sm" label={`Çoğalt: ${label}`} onClick={() => acts.duplicate(block.id)}>
          <Copy strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton size="sm" label={`Sil: ${label}`} onClick={() => acts.remove(block.id)}>
          <Trash2 strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      <Fields block={block} onChange={acts.setBlock} />
    </div>
  )
})

function Fields({ block, onChange }: { block: MailBlock; onChange: (block: MailBlock) => void }) {
  switch (block.type) {
    case 'heading':
      return <HeadingFields block={block} onChange={onChange} />
    case 'text':
      return (
        <RichText
          label="Metin"
          passages={block.passages}
          onChange={(passages) => onChange({ ...block, passages })}
        />
      )
    case 'image':
      return <ImageFields block={block} onChange={onChange} />
    case 'button':
      return <ButtonFields block={block} onChange={onChange} />
    case 'divider':
      return <hr className="my-2 border-line-strong" />
    case 'html':
      return (
        <Field
          label="HTML"
          hint="Betik, form ve çerçeveler e-postada çalışmaz, çıkarılır."
          error={variableFault(block.html)}
        >
          <Textarea
            value={block.html}
            spellCheck={false}
            className="min-h-40 font-mono text-13"
            onChange={({ target }) => onChange({ ...block, html: target.value })}
          />
        </Field>
      )
  }
}

type FieldProps<Type extends MailBlock['type']> = {
  block: BlockOf<Type>
  onChange: (block: BlockOf<Type>) => void
}

function HeadingFields({ block, onChange }: FieldProps<'heading'>) {
  return (
    <div className="flex flex-col gap-2">
      <VariableInput
        label="Başlık"
        text={block.text}
        maxLength={200}
        onChange={(text) => onChange({ ...block, text })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Büyüklük">
          <Select
            value={block.level}
            options={[
              { value: '1', label: 'Büyük' },
              { value: '2', label: 'Küçük' },
            ]}
            onChange={({ target }) => onChange({ ...block, level: target.value as '1' | '2' })}
          />
        </Field>
        <AlignField block={block} onChange={onChange} />
      </div>
    </div>
  )
}

function ButtonFields({ block, onChange }: FieldProps<'button'>) {
  return (
    <div className="flex flex-col gap-2">
      <VariableInput
        label="Düğmenin sözü"
        text={block.label}
        maxLength={80}
        onChange={(label) => onChange({ ...block, label })}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
        <LinkField
          label="Düğmenin adresi"
          value={block.url}
          onChange={(url) => onChange({ ...block, url })}
        />
        <AlignField block={block} onChange={onChange} />
      </div>
    </div>
  )
}
