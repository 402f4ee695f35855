/** A campaign's mail for one recipient, both parts of it: HTML in one column with a light and a dark theme, and plain text. Pure; without zod. */
import type { MailDocument } from '#newsletter/mail-blocks.ts'
import { type MailContext, usualReason } from '#newsletter/mail-context.ts'
import { identityLines } from '#newsletter/mail-identity.ts'
import { escaped } from '#newsletter/mail-markup.ts'
import { mailText } from '#newsletter/mail-text.ts'
import { styleSheet, styles } from '#newsletter/mail-theme.ts'
import { fillVariables, onOneLine } from '#newsletter/mail-variables.ts'
import { writeBlocks } from '#newsletter/write-blocks.ts'

export type RenderedMail = { subject: string; html: string; text: string }

export function renderMail(document: MailDocument, context: MailContext): RenderedMail {
  const subject = onOneLine(fillVariables(context.subject, context.variables))
  return { subject, html: page(document, context, subject), text: mailText(document, context) }
}

function page(document: MailDocument, context: MailContext, subject: string): string {
  const { company, openPixelUrl } = context
  const pixel = openPixelUrl
    ? `<img src="${escaped(openPixelUrl)}" alt="" width="1" height="1" style="display:block;width:1px;height:1px;border:0">`
    : ''
  return `<!doctype html>
<html lang="tr" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(subject)}</title>
${styleSheet}
</head>
<body class="page" style="margin:0;padding:0;${styles.page};-webkit-text-size-adjust:100%">
${preheader(context)}
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FBFBFA" style="${styles.page}">
<tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td class="sea" align="left" style="padding:0 4px 16px;${styles.brand}">${escaped(onOneLine(company.name))}</td></tr>
<tr><td class="card" align="left" bgcolor="#FFFFFF" style="${styles.card}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed">
${writeBlocks(document, context)}
</table>
</td></tr>
<tr><td class="muted" align="left" style="padding:20px 4px 0;overflow-wrap:anywhere;${styles.foot}">
${foot(context)}
</td></tr>
</table>
${pixel}</td></tr>
</table>
</body>
</html>
`
}

/** Blanks that take no room keep the first words of the mail out of the line beside the subject. */
function preheader({ preheader: typed, variables }: MailContext): string {
  const text = onOneLine(fillVariables(typed, variables))
  if (text === '') return ''
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`
}

function foot({
  company,
  reason = usualReason,
  unsubscribeUrl,
  preferencesUrl,
  webViewUrl,
}: MailContext): string {
  const links = [
    link(unsubscribeUrl, 'Bültenden ayrıl'),
    link(preferencesUrl, 'Tercihlerim'),
    ...(webViewUrl ? [link(webViewUrl, 'Tarayıcıda aç')] : []),
  ]
  const lines = identityLines(company).map((line) => escaped(line))
  return `<p style="margin:0 0 8px">${escaped(onOneLine(reason))}<br>${links.join(' &nbsp;·&nbsp; ')}</p>
<p style="margin:0">${lines.join('<br>')}</p>`
}

const link = (address: string, label: string) =>
  `<a class="sea" href="${escaped(address)}" style="${styles.link}">${label}</a>`
