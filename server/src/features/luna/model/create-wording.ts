/** Makes what others word with: our own sentence where there is no model, its checked words where there is one. */
import { checkWords, longestWords } from '@kervan/domain/luna/checked-words.ts'
import { type Intent, intentWords } from '@kervan/domain/luna/intents.ts'
import { mailFields, mailFieldWords } from '@kervan/domain/luna/mail/mail-fields.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import { z } from '@kervan/domain/z.ts'
import { mask, maskTyped, unmask } from '#features/luna/model/mask.ts'
import { type PromptName, promptText, promptVersion } from '#features/luna/model/prompts.ts'
import type { Wording } from '#features/luna/model/wording.ts'
import type { Log } from '#spine/config/log.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { type Model, type ModelEffort, ModelError } from '#spine/model/model.ts'

type Parts = { model: Model | undefined; actAs: ActAs; log: Pick<Log, 'warn'> }

const Words = z.strictObject({ text: z.string().max(longestWords * 2) })
const Choice = z.strictObject({ intent: z.enum(keysOf(intentWords)) })

/** As many as there are fields, and a few that are said twice. */
const Reading = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        field: z.enum(mailFields),
        value: z.string().max(200),
        evidence: z.string().max(300),
      }),
    )
    .max(24),
})

const noEffort: ModelEffort = { tries: 0, ms: 0, firstMs: null, tokensIn: 0, tokensOut: 0 }

const readSettings = 'select model_enabled from luna_settings where id = 1'
const noteSent = 'insert into model_calls (prompt, model, sent) values ($1, $2, $3) returning id'
const noteOutcome = `update model_calls set outcome = $2, received = $3, tries = $4, ms = $5, first_ms = $6, tokens_in = $7::int, tokens_out = $8::int,
    cost = (select ($7::int * s.price_in + $8::int * s.price_out) / 1000000 from luna_settings s where s.id = 1)
  where id = $1`

export function createWording({ model, actAs, log }: Parts): Wording {
  const available = async () => {
    if (!model) return false
    const [row] = await actAs(system, (tx) => tx.asSystem<{ model_enabled: boolean }>(readSettings, []))
    return row?.model_enabled ?? true
  }

  /** What is sent is on record before it leaves; where it cannot be recorded nothing is sent. */
  async function askOnRecord<Answer>(
    prompt: PromptName,
    told: object,
    shape: z.ZodType<Answer>,
    judge: (answer: Answer) => string,
    signal: AbortSignal | undefined,
  ): Promise<Answer | undefined> {
    try {
      if (!model || !(await available())) return undefined
      const sent = JSON.stringify(told)
      const [call] = await actAs(system, (tx) =>
        tx.asSystem<{ id: string }>(noteSent, [promptVersion(prompt), model.name, sent]),
      )
      const note = (outcome: string, received: unknown, effort: ModelEffort) =>
        actAs(system, (tx) =>
          tx.asSystem(noteOutcome, [
            call?.id,
            outcome,
            received === undefined ? '' : JSON.stringify(received),
            effort.tries,
            effort.ms,
            effort.firstMs,
            effort.tokensIn,
            effort.tokensOut,
          ]),
        )
      try {
        const { value, ...effort } = await model.ask(
          { instructions: promptText(prompt), prompt: sent, shape },
          signal,
        )
        const outcome = judge(value)
        await note(outcome, value, effort)
        return outcome === 'used' ? value : undefined
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        await note(error.failure, undefined, error.effort ?? noEffort)
        return undefined
      }
    } catch (error) {
      log.warn({ err: error }, 'the model was not asked; our own words stay')
      return undefined
    }
  }

  return {
    available,
    async word({ prompt, sentence, facts, hidden = [] }, signal) {
      const own = { text: sentence, by: 'own' as const }
      const told = {
        sentence: mask(sentence, hidden),
        facts: facts.map(({ label, value }) => ({ label: mask(label, hidden), value: mask(value, hidden) })),
      }
      const placeholders = hidden.map(({ placeholder }) => placeholder)
      const check = ({ text }: z.output<typeof Words>) => checkWords(text, { ...told, placeholders })
      const judge = (answer: z.output<typeof Words>) => {
        const checked = check(answer)
        return 'refused' in checked ? checked.refused : 'used'
      }
      const answer = await askOnRecord(prompt, told, Words, judge, signal)
      const checked = answer && check(answer)
      return checked && 'text' in checked ? { text: unmask(checked.text, hidden), by: 'model' } : own
    },
    async chooseIntent(question, hidden = [], signal) {
      const told = { question: maskTyped(question, hidden), intents: intentWords }
      const answer = await askOnRecord('intent', told, Choice, () => 'used', signal)
      const chosen: Intent = answer?.intent ?? 'unknown'
      return chosen === 'unknown' ? undefined : chosen
    },
    async readMail(text, today, signal) {
      const told = { mail: text, today, fields: mailFieldWords }
      const answer = await askOnRecord('mail', told, Reading, () => 'used', signal)
      return answer?.fields ?? []
    },
  }
}
