/** What customers and visitors of the demo have written with the office: closed, answered and waiting conversations, one of them long. */
import { guestConsent } from '@kervan/domain/chat/chat.copy.ts'
import type { AboutKind, ChatSide } from '@kervan/domain/chat/chat.policy.ts'
import { answerDue } from '@kervan/domain/chat/support-hours.ts'
import { demoCompany, demoRepresentatives } from '#assembly/demo/demo-world.ts'
import type { Customer } from '#assembly/demo/history/invented-customers.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { chatConversations, chatPositions, chatRounds } from '#features/chat/chat-conversations.table.ts'
import type { chatGuests } from '#features/chat/chat-guests.table.ts'
import type { chatMessages } from '#features/chat/chat-messages.table.ts'
import type { profiles } from '#features/customers/profiles.table.ts'
import type { workItems } from '#features/workqueue/work-items.table.ts'

type Rows = {
  guests: (typeof chatGuests.$inferInsert & { id: string })[]
  conversations: (typeof chatConversations.$inferInsert)[]
  rounds: (typeof chatRounds.$inferInsert)[]
  positions: (typeof chatPositions.$inferInsert)[]
  messages: (typeof chatMessages.$inferInsert)[]
  work: (typeof workItems.$inferInsert)[]
}

const [minuteMs, dayMs] = [60_000, 86_400_000]
const iso = (at: number) => new Date(at).toISOString()

/** Lines in turn, the customer's first. */
const talks: readonly (readonly string[])[] = [
  [
    'Merhaba, Hamburg’a giden konteynerimiz ne zaman varır?',
    'Merhaba, gemi dün Cebelitarık’ı geçti. Varış önümüzdeki hafta salı görünüyor.',
    'Teşekkürler, depomuza haber veriyorum.',
    'Rica ederiz. Değişiklik olursa buradan yazarız.',
  ],
  [
    'İyi günler, geçen haftaki teklifte sigorta dâhil miydi?',
    'İyi günler, dâhil değildi; isterseniz yük değeri üzerinden ekleyebiliriz.',
    'Yük değeri 84.000 EUR. Eklenmiş hâlini alabilir miyim?',
    'Ekledim, güncel teklif panelinizde. Onaylarsanız bugün poliçeyi keseriz.',
  ],
  [
    'Gümrükte hangi belge eksik kalmış?',
    'A.TR belgesinin aslı bekleniyor. Taranmış kopyası yüklenmiş, aslını kuryeyle almamız gerekiyor.',
    'Yarın sabah hazır olur, kurye gönderebilir misiniz?',
    'Saat 10.00’da kuryemiz deponuzda olacak.',
  ],
  [
    'Acil 400 kg hava kargomuz var, bu hafta uçar mı?',
    'Perşembe akşamı Frankfurt uçağında yerimiz var. Ölçüleri yazarsanız hemen fiyatlandırırım.',
    'Dört palet, her biri 120×80×110 cm.',
    'Teşekkürler, ücrete esas ağırlık 704 kg. Teklifi on dakika içinde gönderiyorum.',
  ],
  [
    'Boşaltma adresimiz değişti, nasıl bildirebilirim?',
    'Yeni adresi buraya yazmanız yeterli; sürücüye biz iletiriz.',
    'Organize Sanayi 4. Cadde No: 18, Gebze. Giriş B kapısından.',
    'Aldım, sürücünün notuna ekledim.',
  ],
  [
    'Faturada navlun iki kez görünüyor, kontrol eder misiniz?',
    'Haklısınız, ikinci satır liman hizmetleri olacaktı. Düzeltilmiş faturayı yarın gönderiyoruz.',
    'Teşekkür ederim, bekliyorum.',
    'Düzeltildi, belgelerinizde görebilirsiniz.',
  ],
]
const guestTalks: readonly (readonly string[])[] = [
  [
    'Merhaba, İzmir’den Rotterdam’a parsiyel gönderiyor musunuz?',
    'Merhaba, haftada iki kalkışımız var. Yükün ölçüsünü ve ağırlığını yazabilir misiniz?',
    'Yaklaşık 3 m³, 900 kg seramik numunesi.',
    'Teşekkürler. Fiyatı e-postanıza gönderiyorum.',
  ],
  [
    'Konteyner numaramla takip yapabilir miyim, üye değilim.',
    'Elbette, numarayı yazarsanız son durumunu buradan iletirim.',
    'TEMU1234565',
    'Gemi yarın sabah Mersin’e yanaşıyor; boşaltma öğleden sonra başlar.',
  ],
]
const guestNames =
  'Selin Aydınlı, Orhan Keçeli, Derya Topuz, Barış Ilgaz, Meltem Sezer, Cihan Doğu, Naz Bilgen, Tolga Eriş, Ebru Yaylalı, Kerem Tunç, Sevgi Akman, Alp Yörük'.split(
    ', ',
  )

type Partner = {
  name: string
  company: string
  email: string
  phone: string
  customer_id: string | null
  guest_id: string | null
  /** Of the account, which guests do not have. */
  sender_id: string | null
}
type Fate = 'closed' | 'answered' | 'waiting'
type About = { kind: AboutKind; id: string; number: string }
type Plan = {
  partner: Partner
  staff: { id: string; name: string } | null
  scripts: readonly (readonly string[])[]
  fate: Fate
  /** When its last line was written. */
  until: number
  about?: About | undefined
}

export function inventConversations(
  random: Random,
  now: number,
  people: {
    customers: readonly Customer[]
    leads: readonly (typeof profiles.$inferInsert & { id: string })[]
    demoCustomer: Customer
    /** A shipment of the demo customer. */
    about: About | undefined
  },
): Rows {
  const rows: Rows = { guests: [], conversations: [], rounds: [], positions: [], messages: [], work: [] }
  const fateOf = (index: number): Fate =>
    (['waiting', 'answered', 'closed', 'closed', 'answered', 'closed'] as const)[index % 6] ?? 'closed'
  /** What waits came in the last hours, the rest in the last weeks. */
  const untilOf = (fate: Fate, index: number) =>
    fate === 'waiting'
      ? now - (8 + index * 7) * minuteMs
      : now - random.between(0.2, fate === 'answered' ? 6 : 40) * dayMs
  const chosen = people.customers.filter((_, index) => index % 5 === 2).slice(0, 45)
  /** Those with the same fate, each sixth, tell of different things. */
  const told = <Talk>(of: readonly Talk[], index: number) => of[(index + Math.trunc(index / 6)) % of.length]
  for (const [index, customer] of chosen.entries()) {
    const fate = fateOf(index)
    // The first has written for a year.
    const count = index === 1 ? 36 : 1 + (index % 3)
    write(rows, random, now, {
      partner: { ...accountOf(customer), sender_id: customer.id },
      staff: customer.representative,
      scripts: Array.from({ length: count }, (_, turn) => told(talks, index + turn) ?? []),
      fate,
      until: untilOf(fate, index),
    })
  }
  write(rows, random, now, {
    partner: { ...accountOf(people.demoCustomer), sender_id: people.demoCustomer.id },
    staff: people.demoCustomer.representative,
    scripts: [talks[1] ?? [], talks[4] ?? [], talks[0] ?? []],
    fate: 'answered',
    until: now - 0.8 * dayMs,
    about: people.about,
  })
  const known = people.leads.filter(({ lead_source }) => lead_source === 'chatbot')
  for (const [index, name] of guestNames.entries()) {
    const fate = fateOf(index)
    const until = untilOf(fate, index)
    const partner = guestOf(rows, random, until, name, known[index])
    write(rows, random, now, {
      partner,
      staff: fate === 'waiting' ? null : (demoRepresentatives[index % demoRepresentatives.length] ?? null),
      scripts: [told(guestTalks, index) ?? []],
      fate,
      until,
    })
  }
  return rows
}

const accountOf = ({ id, first_name, last_name, company, email, phone }: Customer) => ({
  name: `${first_name} ${last_name}`,
  company: company ?? '',
  email,
  phone: phone ?? '',
  customer_id: id,
  guest_id: null,
})

/** A visitor, who is a lead where one has come by the chat. */
function guestOf(
  rows: Rows,
  random: Random,
  until: number,
  name: string,
  lead: (typeof profiles.$inferInsert & { id: string }) | undefined,
): Partner {
  const began = until - 40 * minuteMs
  const full_name = lead ? `${lead.first_name} ${lead.last_name}` : name
  const email = lead ? (lead.email ?? '') : `${rows.guests.length + 1}@ziyaretci.example`
  const guest = {
    id: random.id(began),
    // Of no token that anybody has.
    token_hash: random.id(began),
    full_name,
    email,
    phone: lead?.phone ?? '',
    company: lead?.company ?? '',
    intent: rows.guests.length % 2 ? ('tracking' as const) : ('quote' as const),
    consent_version: guestConsent.version,
    consented_at: iso(began),
    created_at: iso(began),
  }
  rows.guests.push(guest)
  const { phone, company } = guest
  return {
    name: full_name,
    company,
    email,
    phone,
    customer_id: lead?.id ?? null,
    guest_id: guest.id,
    sender_id: null,
  }
}

type Line = { side: ChatSide; text: string; at: number }

/** Each script is a round. The last is left at the customer's line where they wait, and closed where nothing is open any more. */
function write(rows: Rows, random: Random, now: number, plan: Plan): void {
  const { partner, staff, fate, until } = plan
  const rounds = plan.scripts.map((script, place): Line[] => {
    const isLast = place === plan.scripts.length - 1
    const lines = isLast && fate === 'waiting' ? script.slice(0, 3) : script
    const end = until - (plan.scripts.length - 1 - place) * random.between(4, 11) * dayMs
    let at = end
    return lines
      .map((text, turn): Omit<Line, 'at'> => ({ side: turn % 2 ? 'staff' : 'customer', text }))
      .reverse()
      .map((line) => {
        const placed = { ...line, at }
        at -= random.between(2, 25) * minuteMs
        return placed
      })
      .reverse()
  })
  const first = rounds[0]?.[0]?.at ?? until
  const conversationId = random.id(first)
  const lines = rounds.flat()
  const waiting = fate === 'waiting' ? lines.findLast(({ side }) => side === 'customer') : undefined
  rows.conversations.push({
    id: conversationId,
    customer_id: partner.customer_id,
    guest_id: partner.guest_id,
    staff_id: staff?.id ?? null,
    status: fate === 'closed' ? 'closed' : 'active',
    last_position: lines.length,
    last_message_at: iso(until),
    last_side: waiting ? 'customer' : 'staff',
    waiting_since: waiting ? iso(waiting.at) : null,
    created_at: iso(first),
  })
  const read = { customer: lines.length, staff: lines.length - (waiting ? 1 : 0) }
  for (const side of ['customer', 'staff'] as const)
    rows.positions.push({
      conversation_id: conversationId,
      side,
      delivered_position: read[side],
      read_position: read[side],
      updated_at: iso(until),
    })
  for (const [place, round] of rounds.entries()) {
    const answer = round.find(({ side }) => side === 'staff')
    const ended = place < rounds.length - 1 || fate === 'closed'
    rows.rounds.push({
      id: random.id(round[0]?.at ?? first),
      conversation_id: conversationId,
      opened_by: 'customer',
      opened_at: iso(round[0]?.at ?? first),
      first_answered_at: answer ? iso(answer.at) : null,
      first_answered_by: answer ? (staff?.id ?? null) : null,
      closed_at: ended ? iso(Math.min(now, (round.at(-1)?.at ?? first) + 90 * minuteMs)) : null,
      closed_by: ended ? (staff?.id ?? null) : null,
    })
  }
  const colleague = staff ?? demoRepresentatives[0]
  for (const [place, { side, text, at }] of lines.entries()) {
    const isOurs = side === 'staff'
    const about = place === lines.length - (rounds.at(-1)?.length ?? 0) ? plan.about : undefined
    rows.messages.push({
      id: random.id(at),
      conversation_id: conversationId,
      position: place + 1,
      sender_type: isOurs ? 'staff' : partner.sender_id ? 'customer' : 'guest',
      sender_id: isOurs ? (colleague?.id ?? null) : partner.sender_id,
      sender_name: isOurs ? (colleague?.name ?? '') : partner.name,
      message_text: text,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      about_number: about?.number ?? '',
      created_at: iso(at),
    })
  }
  if (waiting) rows.work.push(workOf(random, conversationId, plan, waiting))
}

const support = { office_hours: demoCompany.support_hours, holidays: [] }

function workOf(
  random: Random,
  conversation_id: string,
  { partner, staff }: Plan,
  { at, text }: Line,
): typeof workItems.$inferInsert {
  return {
    id: random.id(at),
    kind: 'unanswered_message',
    title: `Yanıt bekleyen mesaj: ${partner.company || partner.name}`,
    description: text,
    customer_name: partner.name,
    company: partner.company,
    email: partner.email,
    phone: partner.phone,
    customer_id: partner.customer_id,
    conversation_id,
    assigned_to: staff?.id ?? null,
    priority: 'high',
    due_at: answerDue(new Date(at), support).toISOString(),
    created_at: iso(at),
    updated_at: iso(at),
  }
}
