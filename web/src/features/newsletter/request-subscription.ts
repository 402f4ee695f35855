/** Requests the mail that confirms a subscription, and turns every response into a message. */
import { newsletterWords, tooOftenWords } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { emailWords, isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { rememberTry, secondsUntilTry } from '#features/newsletter/recent-tries.ts'
import { postJson, secondsToWait } from '#spine/api/post-json.ts'

export type SubscriptionResult =
  | { sent: true; text: string }
  | { sent: false; text: string; aboutAddress: boolean }

const refused = (text: string, aboutAddress = false): SubscriptionResult => ({
  sent: false,
  text,
  aboutAddress,
})

export async function requestSubscription(typed: string): Promise<SubscriptionResult> {
  const email = typed.trim()
  if (email === '') return refused(newsletterWords.emailRequired, true)
  if (!isEmailAddress(email)) return refused(emailWords.invalid, true)
  const wait = secondsUntilTry()
  if (wait > 0) return refused(tooOftenWords(wait))
  const answer = await postJson('/newsletter/subscriptions', { email })
  if ('body' in answer) {
    rememberTry()
    return { sent: true, text: newsletterWords.sent }
  }
  const { problem } = answer
  if (problem?.status === 429) return refused(tooOftenWords(secondsToWait(problem) ?? 60))
  if (problem?.status === 400) return refused(emailWords.invalid, true)
  return refused(newsletterWords.sendFailed)
}
