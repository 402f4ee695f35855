/**
 * An answer before it is worded: our own sentence with what it is made of. Everything that a person typed (names, titles, places, reasons)
 * is noted as hidden, so that a model sees a placeholder in its place: nobody's words can give it orders.
 */
import type { LunaAnswer, LunaCard } from '@kervan/domain/luna/answer.ts'
import type { Evidence } from '@kervan/domain/luna/evidence.ts'
import type { Intent } from '@kervan/domain/luna/intents.ts'
import type { Hidden } from '#features/luna/model/mask.ts'
import type { SignedInCall } from '#spine/http/call.ts'

export type Draft = Omit<LunaAnswer, 'may_be_refined'> & {
  hidden: readonly Hidden[]
  /** Whether other words could be better ones; a greeting has nothing to say again. */
  wordable: boolean
}

/** Who asks from their own rows. */
export type Customer = Pick<SignedInCall, 'services' | 'actor' | 'person'>

export const mostCards = 5
const mostLines = 5

type Said = Partial<Omit<Draft, 'intent' | 'text' | 'hidden' | 'about'>> & { typed?: readonly string[] }

export function draft(intent: Intent, text: string, { typed = [], cards = [], ...said }: Said = {}): Draft {
  const [only, another] = cards
  return {
    intent,
    text,
    facts: [],
    links: [],
    next_step: null,
    tracking_code: '',
    suggestions: [],
    wordable: false,
    ...said,
    cards: cards.slice(0, mostCards).map((card) => ({ ...card, lines: card.lines.slice(0, mostLines) })),
    about: only && !another ? { kind: only.kind, id: only.id } : null,
    hidden: hide(typed),
  }
}

function hide(typed: readonly string[]): Hidden[] {
  const values = [...new Set(typed.filter(Boolean))]
  return values.map((value, position) => ({ placeholder: `KAYIT-${position + 1}`, value }))
}

export const fact = (
  label: string,
  value: string,
  source: string,
  { sample = null, as_of = null, link = null }: Partial<Pick<Evidence, 'sample' | 'as_of' | 'link'>> = {},
): Evidence => ({ label, value, source, sample, as_of, link })

/** Only what is known. */
export const lines = (known: Record<string, string | undefined>): LunaCard['lines'] =>
  Object.entries(known).flatMap(([label, value]) => (value ? [{ label, value }] : []))

export const addresses = {
  shipments: '/dashboard?view=shipments&status=active',
  requests: '/dashboard?view=requests',
  quotes: '/dashboard?view=quotes',
  documents: '/dashboard?view=documents',
  containers: '/dashboard?view=container-tracking',
  newRequest: '/dashboard?view=requests&new=quick',
  shipment: (id: string) => `/dashboard?view=shipments&shipment=${id}`,
  request: (id: string) => `/dashboard?view=requests&request=${id}`,
  quote: (id: string) => `/dashboard?view=quotes&quote=${id}`,
} as const
