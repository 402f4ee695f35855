/** The mail of a campaign for one recipient: what it says, with their name, their links and the headers of one-click unsubscribing (RFC 8058). */
import type { MailDocument } from '@kervan/domain/newsletter/mail-blocks.ts'
import type { MailContext } from '@kervan/domain/newsletter/mail-context.ts'
import { mailLinks } from '@kervan/domain/newsletter/mail-links.ts'
import { mailVariables } from '@kervan/domain/newsletter/mail-variables.ts'
import { type RenderedMail, renderMail } from '@kervan/domain/newsletter/render-mail.ts'
import { documentOf } from '#features/newsletter/campaigns/clean-html.ts'
import { linkPositions, type NumberedLink } from '#features/newsletter/campaigns/link-positions.ts'
import type { Sender } from '#features/newsletter/campaigns/sender-identity.ts'
import type { MailLinks } from '#features/newsletter/newsletter-links.ts'

/** What is the same for all recipients; made once per run. */
export type PreparedCampaign = {
  id: string
  subject: string
  preheader: string
  document: MailDocument
  editedText: string | null
  /** The number by which each of its links is asked for. */
  positions: readonly number[]
  sender: Sender
  siteUrl: string
}

/** What it was written as. */
export type CampaignContent = {
  id: string
  subject: string
  preheader: string
  document: MailDocument | null
  content_html: string
  text_override: string | null
}

/** `links`: those that it has already, where its mails are measured. */
export function prepareCampaign(
  content: CampaignContent,
  sender: Sender,
  siteUrl: string,
  links: readonly NumberedLink[] = [],
): PreparedCampaign {
  const { id, subject, preheader, text_override: editedText } = content
  const document = documentOf(content)
  const positions = linkPositions(mailLinks(document), links)
  return { id, subject, preheader, document, editedText, positions, sender, siteUrl }
}

export type Addressee = {
  email: string
  name: string
  company?: string | null
  city?: string | null
  /** Whether they let us see that they open and click. */
  measured: boolean
}

export function renderFor(
  campaign: PreparedCampaign,
  addressee: Addressee,
  links: MailLinks,
  { isWebView = false } = {},
): RenderedMail {
  return renderMail(campaign.document, contextFor(campaign, addressee, links, isWebView))
}

/** All that the mails of a campaign differ in. */
export function contextFor(
  { subject, preheader, editedText, positions, sender, siteUrl }: PreparedCampaign,
  addressee: Addressee,
  links: MailLinks,
  isWebView = false,
): MailContext {
  const isMeasured = addressee.measured && !isWebView
  return {
    subject,
    preheader,
    variables: {
      ad: addressee.name.split(' ')[0] ?? '',
      adsoyad: addressee.name,
      firma: addressee.company ?? '',
      şehir: addressee.city ?? '',
      eposta: addressee.email,
    },
    company: sender.identity,
    siteUrl,
    link: (address, index) => (isMeasured ? links.click(positions[index] ?? index) : address),
    unsubscribeUrl: links.unsubscribe,
    preferencesUrl: links.preferences,
    webViewUrl: isWebView ? undefined : links.webView,
    openPixelUrl: isMeasured ? links.open : undefined,
    editedText,
  }
}

/** For previews and tests: nobody in particular, and nothing is measured. */
export const sampleAddressee: Addressee = {
  email: mailVariables.eposta.example,
  name: mailVariables.adsoyad.example,
  company: mailVariables.firma.example,
  city: mailVariables.şehir.example,
  measured: false,
}

export function campaignHeaders(campaign: PreparedCampaign, links: MailLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${links.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<bulten.${new URL(campaign.siteUrl).hostname}>`,
    'Feedback-ID': `${campaign.id}:kervan`,
    Precedence: 'bulk',
    ...(campaign.sender.replyTo ? { 'Reply-To': campaign.sender.replyTo } : {}),
  }
}
