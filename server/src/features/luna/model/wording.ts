/**
 * What the language model may do for us: say computed facts in better words, choose what a question is about from a closed list, and read
 * a freight mail.
 * It never fails and never takes longer than ten seconds: where there is no model, where it is switched off, slow or wrong, our own
 * sentence stays.
 */
import type { Intent } from '@kervan/domain/luna/intents.ts'
import type { ToldField } from '@kervan/domain/luna/mail/checked-fields.ts'
import type { Hidden } from '#features/luna/model/mask.ts'
import type { PromptName } from '#features/luna/model/prompts.ts'

export type ToWord = {
  prompt: PromptName
  /** Made by our own code of the facts alone. */
  sentence: string
  /** All that the model is told. Its words may contain no number that is neither here nor in the sentence. */
  facts: readonly { label: string; value: string }[]
  /** Names, addresses and numbers of people and records: they are sent as placeholders such as `MUSTERI` or `TALEP-1` and put back. */
  hidden?: readonly Hidden[]
}

export type Worded = { text: string; by: 'own' | 'model' }

export type Wording = {
  /** Whether a model is configured and switched on. */
  available(): Promise<boolean>
  word(what: ToWord, signal?: AbortSignal): Promise<Worded>
  /** Undefined where the model does not know either. */
  chooseIntent(question: string, hidden: ToWord['hidden'], signal?: AbortSignal): Promise<Intent | undefined>
  /** What a mail says of a request, unchecked: none of it may be used before `checkedFields`. Nothing where there is no model. */
  readMail(text: string, today: string, signal?: AbortSignal): Promise<ToldField[]>
}
export type WithWording = { wording: Wording }
