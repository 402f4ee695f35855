/**
 * The mails of a campaign, written once and filled in for each recipient. Each is rendered with words of our own where recipients differ,
 * once for all who have a name, once for those who have none, and so on; then only those words are replaced.
 */
import { randomBytes } from 'node:crypto'
import type { MailContext } from '@kervan/domain/newsletter/mail-context.ts'
import { escaped } from '@kervan/domain/newsletter/mail-markup.ts'
import { fillVariables, onOneLine, type VariableName } from '@kervan/domain/newsletter/mail-variables.ts'
import { type RenderedMail, renderMail } from '@kervan/domain/newsletter/render-mail.ts'
import {
  type Addressee,
  contextFor,
  type PreparedCampaign,
} from '#features/newsletter/campaigns/render-campaign.ts'
import type { MailLinks } from '#features/newsletter/newsletter-links.ts'
import { type EncodedLetter, encodedLetter, encodePiece } from '#spine/mail/encode-letter.ts'

export type MergedMail = {
  subject: string
  letter(): Omit<RenderedMail, 'subject'>
  encoded(): EncodedLetter
}
export type MailMerge = (addressee: Addressee, links: MailLinks) => MergedMail

/** What stands at a place: one value of the context, or the link that counts clicks on one address. */
type Place = VariableName | 'unsubscribeUrl' | 'preferencesUrl' | 'webViewUrl' | 'openPixelUrl' | number
/** Texts and places in turns. */
type Part = { texts: string[]; places: Place[]; encoded: string[] }
type Pattern = { html: Part; text: Part }

export function createMailMerge(campaign: PreparedCampaign): MailMerge {
  /** By what is known of a recipient: there are at most some sixty kinds. */
  const patterns = new Map<string, Pattern>()
  const boundary = `kervan-${randomBytes(12).toString('hex')}`
  return (addressee, links) => {
    const context = contextFor(campaign, addressee, links)
    const variables = Object.entries(context.variables).map(
      ([name, value]) => [name as VariableName, onOneLine(value ?? '')] as const,
    )
    const values = new Map<Place, string | undefined>(variables)
    const kind = `${addressee.measured} ${variables.map(([, value]) => value !== '')}`
    const pattern = patterns.get(kind) ?? makePattern(campaign, context, values)
    patterns.set(kind, pattern)
    const valueAt = (place: Place) =>
      typeof place === 'number'
        ? links.click(campaign.positions[place] ?? place)
        : (values.get(place) ?? urlAt(context, place))
    return {
      subject: onOneLine(fillVariables(context.subject, context.variables)),
      letter: () => ({
        html: fill(pattern.html, (place) => escaped(valueAt(place))),
        text: fill(pattern.text, valueAt),
      }),
      encoded: () =>
        encodedLetter(
          boundary,
          fill(pattern.text, (place) => encodePiece(valueAt(place)), pattern.text.encoded),
          fill(pattern.html, (place) => encodePiece(escaped(valueAt(place))), pattern.html.encoded),
        ),
    }
  }
}

function urlAt(context: MailContext, place: Place): string {
  const value = context[place as 'unsubscribeUrl']
  return value ?? ''
}

function makePattern(
  { document }: PreparedCampaign,
  context: MailContext,
  values: ReadonlyMap<Place, string | undefined>,
): Pattern {
  const places: Place[] = []
  // Nothing that somebody has written holds it.
  const mark = `x${randomBytes(12).toString('hex')}x`
  const word = (place: Place) => `${mark}${places.push(place) - 1}x`
  const rendered = renderMail(document, {
    ...context,
    variables: Object.fromEntries(
      [...values].map(([name, value]) => [name, value ? word(name) : '']),
    ) as MailContext['variables'],
    link: (address, index) => (context.link(address, index) === address ? address : word(index)),
    unsubscribeUrl: word('unsubscribeUrl'),
    preferencesUrl: word('preferencesUrl'),
    webViewUrl: context.webViewUrl && word('webViewUrl'),
    openPixelUrl: context.openPixelUrl && word('openPixelUrl'),
  })
  const split = (whole: string): Part => {
    const pieces = whole.split(new RegExp(`${mark}(\\d+)x`))
    const texts = pieces.filter((_, position) => position % 2 === 0)
    const found = pieces.filter((_, position) => position % 2 === 1)
    return {
      texts,
      places: found.map((number) => places[Number(number)] as Place),
      encoded: texts.map(encodePiece),
    }
  }
  return { html: split(rendered.html), text: split(rendered.text) }
}

function fill({ texts, places }: Part, valueAt: (place: Place) => string, written = texts): string {
  let whole = written[0] ?? ''
  for (const [position, place] of places.entries()) whole += valueAt(place) + (written[position + 1] ?? '')
  return whole
}
