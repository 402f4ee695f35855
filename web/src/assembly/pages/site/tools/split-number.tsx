/** A number cut into its parts, each with its name below; what is not typed yet is a dot. */
import { clsx } from 'clsx'
import type { NumberPart } from '#assembly/pages/site/tools/number-parts.ts'

type Props = {
  parts: NumberPart[]
  /** The last part is wrong, and this is the right one. */
  rightDigit?: number | undefined
  small?: boolean
}

export function SplitNumber({ parts, rightDigit, small = false }: Props) {
  return (
    <dl className={clsx('flex flex-wrap', small ? 'gap-x-3 gap-y-2' : 'gap-x-3 gap-y-4 sm:gap-x-6')}>
      {parts.map(({ name, text, missing }, position) => {
        const wrong = rightDigit !== undefined && position === parts.length - 1
        return (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className={clsx('text-muted', small ? 'text-12' : 'text-13')}>{name}</dt>
            <dd
              className={clsx(
                'figures whitespace-nowrap border-b-2 font-bold tracking-wide',
                small ? 'mb-1 pb-0.5 text-18' : 'mb-2 pb-1 text-22 sm:text-28',
                wrong ? 'border-danger' : missing > 0 ? 'border-line-strong' : 'border-sea',
              )}
            >
              {wrong ? (
                <>
                  <del className="text-danger">
                    <span className="sr-only">Yazılan: </span>
                    {text}
                  </del>{' '}
                  <ins className="text-approved no-underline">
                    <span className="sr-only">Doğrusu: </span>
                    {rightDigit}
                  </ins>
                </>
              ) : (
                text
              )}
              {missing > 0 && (
                <span className="text-line-strong" aria-hidden="true">
                  {'·'.repeat(missing)}
                </span>
              )}
              {missing > 0 && text === '' && <span className="sr-only">Boş</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
