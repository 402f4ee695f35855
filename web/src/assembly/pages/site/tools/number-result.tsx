/** The verdict on a number: its parts, what is right or wrong with it, and the right number to copy. */

import { categoryNames, numberVerdict, type Verdict } from '@kervan/domain/values/number-check.copy.ts'
import type { RecognizedNumber } from '@kervan/domain/values/recognize-number.ts'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import { AwbSum, ContainerSum } from '#assembly/pages/site/tools/check-sum.tsx'
import { CopyResult } from '#assembly/pages/site/tools/copy-result.tsx'
import { awbShape, containerShape, numberParts } from '#assembly/pages/site/tools/number-parts.ts'
import { SplitNumber } from '#assembly/pages/site/tools/split-number.tsx'

const looks = {
  good: { Icon: CircleCheck, colour: 'bg-approved-fill text-approved' },
  care: { Icon: TriangleAlert, colour: 'bg-pending-fill text-pending' },
  bad: { Icon: CircleX, colour: 'bg-rejected-fill text-rejected' },
  open: { Icon: CircleDashed, colour: 'bg-cancelled-fill text-cancelled' },
}
type Props = { number: Exclude<RecognizedNumber, { kind: 'nothing' }> }

export function NumberResult({ number }: Props) {
  const checked = number.kind === 'container' || number.kind === 'awb' ? number : undefined
  return (
    <div>
      {checked && (
        <>
          <p className="mb-4 text-13 text-muted">{kindOf(checked)}</p>
          <Parts number={checked} />
        </>
      )}
      <VerdictLine verdict={numberVerdict(number)} />
      {checked && <After number={checked} />}
    </div>
  )
}

type Checked = Extract<RecognizedNumber, { check: unknown }>

function kindOf({ kind, check }: Checked): string {
  if (kind === 'awb') return 'AWB numarası'
  return 'category' in check
    ? `Konteyner numarası, ${check.category}: ${categoryNames[check.category]}`
    : 'Konteyner numarası'
}

function Parts({ number: { kind, check } }: { number: Checked }) {
  const shape = kind === 'container' ? containerShape : awbShape
  if (check.verdict === 'malformed') {
    // Only a number that is still being typed has parts; of a wrong one nobody knows where they begin.
    const growing = check.fault.why === 'too_short' || check.fault.why === 'missing_digit'
    if (growing) return <SplitNumber parts={numberParts(check.code, shape)} />
    return <p className="figures break-all text-22 font-bold tracking-wide sm:text-28">{check.code}</p>
  }
  const owner = 'owner' in check ? `${check.owner}${check.category}` : check.prefix
  return (
    <SplitNumber
      parts={numberParts(`${owner}${check.serial}${check.typedDigit}`, shape)}
      rightDigit={check.verdict === 'wrong_digit' ? check.rightDigit : undefined}
    />
  )
}

function VerdictLine({ verdict: { tone, title, note } }: { verdict: Verdict }) {
  const { Icon, colour } = looks[tone]
  return (
    <div className={clsx('mt-6 flex items-start gap-3 rounded-field px-4 py-3', colour)}>
      <Icon className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-14">{note}</p>
      </div>
    </div>
  )
}

/** What can be done with a whole number. */
function After({ number: { check } }: { number: Checked }) {
  if (check.verdict === 'malformed') return null
  const label = check.verdict === 'valid' ? 'Numarayı kopyala' : 'Düzeltilmiş numarayı kopyala'
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <CopyResult text={check.rightNumber} label={label} />
        <span className="figures text-muted">{check.rightNumber}</span>
      </div>
      {'owner' in check ? (
        <ContainerSum firstTen={check.rightNumber.slice(0, 10)} />
      ) : (
        <AwbSum serial={check.serial} digit={check.rightDigit} />
      )}
    </>
  )
}
