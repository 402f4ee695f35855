/** Asks the server to send the mail that confirms a subscription, and puts every answer into words. */
import { newsletterWords, tooOftenWords } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { emailWords, isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { noteTry, secondsUntilTry } from '#features/newsletter/recent-tries.ts'
import { postJson, secondsToWait } from '#spine/api/post-json.ts'

export type Asked = { sent: true; words: string } | { sent: false; words: string; aboutAddress: boolean }

const refused = (words: string, aboutAddress = false): Asked => ({ sent: false, words, aboutAddress })

export async function askToSubscribe(typed: string): Promise<Asked> {
  const email = typed.trim()
  if (email === '') return refused(newsletterWords.emailRequired, true)
  if (!isEmailAddress(email)) return refused(emailWords.invalid, true)
  const wait = secondsUntilTry()
  if (wait > 0) return refused(tooOftenWords(wait))
  const answer = await postJson('/newsletter/subscriptions', { email })
  if ('body' in answer) {
    noteTry()
    return { sent: true, words: newsletterWords.sent }
  }
  const { problem } = answer
  if (problem?.status === 429) return refused(tooOftenWords(secondsToWait(problem) ?? 60))
  if (problem?.status === 400) return refused(emailWords.invalid, true)
  return refused(newsletterWords.sendFailed)
}
