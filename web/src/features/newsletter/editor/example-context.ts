/** With what a draft is shown while it is written: an invented recipient, and addresses that lead nowhere. */
import type { MailContext, MailIdentity } from '@kervan/domain/newsletter/mail-context.ts'
import { mailVariables } from '@kervan/domain/newsletter/mail-variables.ts'
import type { Draft } from '#features/newsletter/editor/campaign-draft.ts'

const example = Object.fromEntries(
  Object.entries(mailVariables).map(([name, { example: value }]) => [name, value]),
)

export function exampleContext(
  { subject, preheader, text_override }: Pick<Draft, 'subject' | 'preheader' | 'text_override'>,
  company: MailIdentity,
): MailContext {
  const { origin } = location
  return {
    subject,
    preheader,
    variables: example,
    company,
    siteUrl: origin,
    link: (address) => address,
    unsubscribeUrl: `${origin}/bulten/ayril`,
    preferencesUrl: `${origin}/bulten/tercihler`,
    webViewUrl: `${origin}/bulten/goster`,
    editedText: text_override,
  }
}
