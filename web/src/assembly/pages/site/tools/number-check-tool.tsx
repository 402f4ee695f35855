/** The check of a container or AWB number: one field that knows what is typed into it and says what the right digit is. On the site and in the offline file. */

import { numberVerdict } from '@kervan/domain/values/number-check.copy.ts'
import { recognizeNumber } from '@kervan/domain/values/recognize-number.ts'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { NumberResult } from '#assembly/pages/site/tools/number-result.tsx'
import { NumberShapes } from '#assembly/pages/site/tools/number-shapes.tsx'
import { PoliteStatus } from '#assembly/pages/site/tools/polite-status.tsx'
import { useTypedBeforeHydration } from '#assembly/pages/site/tools/typed-before-hydration.ts'
import { useTypedNumber } from '#assembly/pages/site/tools/typed-number.ts'
import { Button } from '#spine/ui/button.tsx'
import { controlClasses } from '#spine/ui/field-context.ts'

const address = '/araclar/konteyner'

export function NumberCheckTool() {
  const [text, type] = useTypedNumber()
  const number = recognizeNumber(text)
  const result = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="max-w-3xl">
        <NumberField text={text} type={type} onSubmit={() => result.current?.focus()} />
        {/* As high as a result: a link to one shows it only when the script is there, and what follows stays in place. */}
        <div className="mt-5 min-h-94">
          <div
            ref={result}
            tabIndex={-1}
            className="rounded-card border border-line bg-card p-5 outline-none sm:p-6"
          >
            {number.kind === 'nothing' ? <NumberShapes /> : <NumberResult number={number} />}
          </div>
        </div>
      </div>
      <PoliteStatus text={number.kind === 'nothing' ? '' : spoken(numberVerdict(number))} />
    </>
  )
}

function spoken({ title, note }: { title: string; note: string }): string {
  return `${title}. ${note}`
}

type FieldProps = { text: string; type: (text: string) => void; onSubmit: () => void }

function NumberField({ text, type, onSubmit }: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(input, text, type)
  return (
    // Sent before the script arrives, the form carries the number in its address.
    <form
      action={address}
      onSubmit={(event) => {
        event.preventDefault()
        // The result is there already: this leads to it, and closes the keyboard of a phone.
        onSubmit()
      }}
      className="needs-script"
    >
      <label htmlFor="number" className="text-14 font-medium">
        Konteyner ya da AWB numarası
      </label>
      <div className="mt-1.5 flex gap-2">
        <div className="relative min-w-0 flex-1">
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
        <Button type="submit" className="h-14 px-4 sm:px-6">
          Kontrol et
        </Button>
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
