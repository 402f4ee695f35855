/** What becomes of a talk in the conversation with the office: one message that says where it comes from. Without zod. */
import { messageMaxLength } from '#chat/chat.policy.ts'
import type { TalkHandOver } from '#luna/talk.contract.ts'
import type { TalkQuoteForm, TalkRegistration, TalkTrackForm } from '#luna/talk-forms.ts'
import {
  quoteLabels,
  quoteModeWords,
  refTypeWords,
  registrationLabels,
  trackLabels,
} from '#luna/talk-options.ts'

export type Line = readonly [label: string, value: string]

export function quoteLines({
  mode,
  origin,
  destination,
  cargo_brief,
  incoterm,
  notes,
}: TalkQuoteForm): Line[] {
  return written([
    [quoteLabels.mode, quoteModeWords[mode]],
    [quoteLabels.origin, origin],
    [quoteLabels.destination, destination],
    [quoteLabels.cargo_brief, cargo_brief],
    [quoteLabels.incoterm, incoterm ?? ''],
    [quoteLabels.notes, notes],
  ])
}

export function trackLines({ ref_type, ref_value, extra_note }: TalkTrackForm): Line[] {
  return written([
    [refTypeWords[ref_type], ref_value],
    [trackLabels.extra_note, extra_note],
  ])
}

const companyTypeWords = { individual: 'Bireysel', company: 'Şirket' } as const

export function registrationLines(form: TalkRegistration): Line[] {
  const { company_type, ...rest } = form
  const lines = Object.entries(registrationLabels).map(
    ([field, label]): Line => [
      label,
      field === 'company_type' ? companyTypeWords[company_type] : (rest[field as keyof typeof rest] ?? ''),
    ],
  )
  return written(lines)
}

const written = (lines: Line[]) => lines.filter(([, value]) => value !== '')

export function formMessage(title: string, lines: readonly Line[]): string {
  return [`${title} (Luna)`, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

const speakers = { person: 'Siz', luna: 'Luna' } as const
const talkTitle = 'Luna ile görüşme'
const leftOut = '…'

/** Told from its end where it is too long: the last lines say what is still open. */
export function talkMessage({ lines }: Pick<TalkHandOver, 'lines'>, name: string): string {
  const spoken = lines.map(
    ({ author, text }) => `${author === 'luna' ? speakers.luna : name || speakers.person}: ${text}`,
  )
  const room = messageMaxLength - talkTitle.length - leftOut.length - 2
  const kept: string[] = []
  let used = 0
  for (const line of spoken.toReversed()) {
    if (used + line.length + 1 > room) {
      kept.push(kept.length > 0 ? leftOut : line.slice(0, room))
      break
    }
    used += line.length + 1
    kept.push(line)
  }
  return [talkTitle, ...kept.toReversed()].join('\n')
}
