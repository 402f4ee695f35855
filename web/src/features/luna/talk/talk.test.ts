/** The course of a talk: the pace, what opens when, what a failure leaves, and that beginning anew ends all that is under way. */
import type { LunaAnswer } from '@kervan/domain/luna/answer.ts'
import { talkWords } from '@kervan/domain/luna/talk.copy.ts'
import { advanceMs, answerMs, typingMs } from '@kervan/domain/luna/talk-options.ts'
import { expect, test } from 'vitest'
import { type Asked, createTalk, linesOf } from '#features/luna/talk/talk.ts'

const answer = (more: Partial<LunaAnswer> = {}): LunaAnswer => ({
  intent: 'help',
  text: 'Yardımcı olayım.',
  cards: [],
  facts: [],
  links: [],
  next_step: null,
  tracking_code: '',
  suggestions: [],
  about: null,
  may_be_refined: false,
  ...more,
})
const quote = {
  mode: 'air',
  origin: 'İzmir',
  destination: 'Lyon',
  cargo_brief: '3 koli',
  incoterm: null,
  notes: '',
} as const
const tracking = { outcome: 'not_found', text: 'Bulunamadı.', shipments: [], sample: null } as const

function talkWith(more: Partial<Parameters<typeof createTalk>[1]> = {}, isIntroduced = true) {
  const waits: number[] = []
  const talk = createTalk(isIntroduced, {
    ask: async () => answer(),
    requestQuote: async () => ({ request: null, text: 'İletildi.' }),
    track: async () => ({ ...tracking, shipments: [] }),
    refusalOf: () => undefined,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...more,
  })
  const texts = () => talk.now().entries.map(({ text }) => text)
  return { talk, waits, texts }
}

test('a guest introduces themselves and is led to the form they came for', async () => {
  const { talk, waits, texts } = talkWith({}, false)
  expect(talk.now().step).toBe('gate')
  await talk.introduced('Defne Işık', 'tracking', 'Kaydedildi.')
  expect(texts()).toEqual([
    talkWords.askGate,
    'Defne Işık: Gönderi Takibi',
    'Kaydedildi.',
    talkWords.askTracking,
  ])
  expect(talk.now().step).toBe('tracking')
  expect(waits).toEqual([typingMs, advanceMs, typingMs, advanceMs])
})

test('a quote is looked over before it is sent; a guest may then complete the lead', async () => {
  const sent: unknown[] = []
  const { talk, texts } = talkWith({
    requestQuote: async (form) => {
      sent.push(form)
      return { request: null, text: 'İletildi.' }
    },
  })
  await talk.choose('quote')
  expect(talk.now().step).toBe('quote')
  await talk.review(quote)
  expect([talk.now().step, sent]).toEqual(['summary', []])
  talk.correct()
  expect([talk.now().step, talk.now().quote]).toEqual(['quote', quote])
  await talk.review(quote)
  await talk.sendQuote()
  expect(sent).toEqual([quote])
  expect(talk.now().step).toBe('registration')
  await talk.registered('Kaydedildi.')
  expect([talk.now().step, texts().at(-1)]).toEqual(['choice', talkWords.atTheEnd])
})

test('a question takes the last five messages along and waits for at least 1.2 seconds', async () => {
  const asked: Asked[] = []
  const about = { kind: 'shipment', id: '01890a5d-ac96-774b-bcce-000000000002' } as const
  const { talk, waits } = talkWith({
    ask: async (question) => {
      asked.push(question)
      return answer({ about })
    },
  })
  for (const question of ['bir', 'iki', 'üç', 'dört']) await talk.ask(question)
  expect(waits).toEqual([answerMs, answerMs, answerMs, answerMs])
  expect(asked[0]).toMatchObject({ about: null, recent: [{ role: 'assistant' }] })
  expect(asked[3]?.about).toEqual(about)
  expect(asked[3]?.recent.map(({ content }) => content)).toEqual([
    'Yardımcı olayım.',
    'iki',
    'Yardımcı olayım.',
    'üç',
    'Yardımcı olayım.',
  ])
})

test('an answer may lead on to a form with the number that was named', async () => {
  const { talk } = talkWith({
    ask: async () => answer({ next_step: 'tracking_form', tracking_code: 'CSQU3054383' }),
  })
  await talk.ask('CSQU3054383 nerede')
  expect([talk.now().step, talk.now().code]).toEqual(['tracking', 'CSQU3054383'])
})

test('better words replace an answer; that none come changes nothing', async () => {
  const { talk, texts } = talkWith({
    ask: async ({ question, refine }) => {
      if (refine && question === 'kötü') throw new Error('broken')
      return answer({ text: refine ? 'Daha iyi.' : 'İlk.', may_be_refined: !refine })
    },
  })
  await talk.ask('iyi')
  await expect.poll(() => texts().at(-1)).toBe('Daha iyi.')
  await talk.ask('kötü')
  await Promise.resolve()
  expect(texts().at(-1)).toBe('İlk.')
})

test('what is understood only with better words leads on as it would have at once', async () => {
  const { talk } = talkWith({
    ask: async ({ refine }) =>
      refine ? answer({ next_step: 'quote_form' }) : answer({ intent: 'unknown', may_be_refined: true }),
  })
  await talk.ask('bizimkileri nasıl yollarız')
  await expect.poll(() => talk.now().step).toBe('quote')
})

test('better words that come late do not call back who has gone on', async () => {
  let finish = (_: LunaAnswer) => {}
  const { talk } = talkWith({
    ask: ({ refine }) =>
      refine ? new Promise((done) => (finish = done)) : Promise.resolve(answer({ may_be_refined: true })),
  })
  await talk.ask('ne yapabilirsin')
  await talk.choose('tracking')
  finish(answer({ text: 'Daha iyi.', next_step: 'quote_form' }))
  await expect.poll(() => talk.now().entries.map(({ text }) => text)).toContain('Daha iyi.')
  expect(talk.now().step).toBe('tracking')
})

test('a server that does not answer leaves something to try again, and nothing of it once that works', async () => {
  let isBroken = true
  const { talk, texts } = talkWith({
    ask: async () => {
      if (isBroken) throw new Error('down')
      return answer({ text: 'Şimdi oldu.' })
    },
  })
  await talk.ask('Merhaba')
  const failed = talk.now().entries.at(-1)
  expect(failed?.retry).toBeDefined()
  isBroken = false
  failed?.retry?.()
  await expect.poll(() => texts().at(-1)).toBe('Şimdi oldu.')
  expect(talk.now().entries.filter(({ retry }) => retry)).toEqual([])
  expect(texts().filter((text) => text === 'Merhaba')).toHaveLength(1)
})

test('a refusal is said in its own words, and the summary stays to send again', async () => {
  const { talk, texts } = talkWith({
    requestQuote: async () => {
      throw new Error('refused')
    },
    refusalOf: () => 'Profilinizi tamamlayın.',
  })
  await talk.review(quote)
  await talk.sendQuote()
  expect([texts().at(-1), talk.now().step]).toEqual(['Profilinizi tamamlayın.', 'summary'])
})

test('a wrong number can be corrected at once', async () => {
  const { talk } = talkWith({
    track: async () => ({
      outcome: 'wrong_number',
      text: 'Kontrol rakamı yanlış.',
      shipments: [],
      sample: null,
    }),
  })
  await talk.track({ ref_type: 'container', ref_value: 'CSQU3054384', extra_note: '' })
  expect([talk.now().step, talk.now().code]).toEqual(['tracking', 'CSQU3054384'])
})

test('what comes after the talk was begun anew is not shown', async () => {
  let finish = (_: LunaAnswer) => {}
  const { talk, texts } = talkWith({ ask: () => new Promise((done) => (finish = done)) })
  const asking = talk.ask('Merhaba')
  talk.restart(true)
  finish(answer())
  await asking
  expect(texts()).toEqual([talkWords.greeting])
  expect(talk.now().isWriting).toBe(false)
})

test('the office gets what was said, from its end, and nothing where nothing was', async () => {
  const { talk } = talkWith()
  expect(linesOf(talk.now().entries, 60)).toEqual([])
  await talk.ask('Merhaba')
  expect(linesOf(talk.now().entries, 2)).toEqual([
    { author: 'person', text: 'Merhaba' },
    { author: 'luna', text: 'Yardımcı olayım.' },
  ])
})
