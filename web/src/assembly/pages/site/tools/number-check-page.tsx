/** Konteyner / AWB kontrol: one field that knows what is typed into it and says what the right digit is. */
import { recognizeNumber } from '@kervan/domain/values/recognize-number.ts'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { numberCheckTitle, weightTitle } from '#assembly/pages/site/page-heads.ts'
import { NumberResult } from '#assembly/pages/site/tools/number-result.tsx'
import { NumberShapes } from '#assembly/pages/site/tools/number-shapes.tsx'
import { PoliteStatus } from '#assembly/pages/site/tools/polite-status.tsx'
import { ToolFrame } from '#assembly/pages/site/tools/tool-frame.tsx'
import { useTypedBeforeHydration } from '#assembly/pages/site/tools/typed-before-hydration.ts'
import { useTypedNumber } from '#assembly/pages/site/tools/typed-number.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { numberVerdict } from '#features/requests/help/number-check.copy.ts'
import { controlClasses } from '#spine/ui/field-context.ts'

const address = '/araclar/konteyner'

export function NumberCheckPage() {
  const [text, type] = useTypedNumber()
  const number = recognizeNumber(text)
  useDocumentTitle(numberCheckTitle)
  return (
    <ToolFrame
      title={numberCheckTitle}
      lead="Numarayı yazın ya da yapıştırın; kontrol rakamının doğru olup olmadığını, yanlışsa doğrusunu görün."
      other={{ label: weightTitle, to: '/araclar/agirlik' }}
    >
      <div className="max-w-3xl">
        <NumberField text={text} type={type} />
        {/* As high as a result: a link to one shows it only when the script is there, and what follows stays in place. */}
        <div className="mt-5 min-h-94">
          <div className="rounded-card border border-line bg-card p-5 sm:p-6">
            {number.kind === 'nothing' ? <NumberShapes /> : <NumberResult number={number} />}
          </div>
        </div>
      </div>
      <PoliteStatus text={number.kind === 'nothing' ? '' : spoken(numberVerdict(number))} />
    </ToolFrame>
  )
}

function spoken({ title, note }: { title: string; note: string }): string {
  return `${title}. ${note}`
}

function NumberField({ text, type }: { text: string; type: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(input, text, type)
  return (
    // Sent before the script arrives, the form carries the number in its address.
    <form action={address} onSubmit={(event) => event.preventDefault()} className="needs-script">
      <label htmlFor="number" className="text-14 font-medium">
        Konteyner ya da AWB numarası
      </label>
      <div className="relative mt-1.5">
        <input
          ref={input}
          id="number"
          name="no"
          value={text}
          onChange={(event) => type(event.target.value)}
          maxLength={40}
          placeholder="CSQU3054383"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="number-hint"
          className={clsx(controlClasses, 'figures h-14 pr-14 pl-4 text-18 sm:text-22')}
        />
        {text && (
          <button
            type="button"
            aria-label="Numarayı sil"
            onClick={() => {
              type('')
              input.current?.focus()
            }}
            className="absolute top-2 right-2 grid size-10 place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      <p id="number-hint" className="mt-1.5 text-13 text-muted">
        Boşluk, tire ve küçük harf fark etmez.
      </p>
      <Examples choose={type} />
    </form>
  )
}

const examples = ['CSQU3054383', 'TEMU1234567', '020-12345675', '176-98765432']

function Examples({ choose }: { choose: (text: string) => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-13">
      <span className="text-muted">Örnekler</span>
      {examples.map((example) => (
        <button
          key={example}
          type="button"
          onClick={() => choose(example)}
          className="figures inline-flex h-8 items-center rounded-field border border-line-strong bg-card px-2.5 transition-colors hover:bg-hover"
        >
          {example}
        </button>
      ))}
    </div>
  )
}
