/** The HTML frame of a mail: tables and inline styles, since mail clients support little else, and a dark theme where they can. */
import { type Html, html } from '#spine/mail/html.ts'

/** What the company has not entered yet is null and left out. */
export type MailSender = { name: string; address: string | null; phone: string | null; email: string }

export type MailDocument = {
  company: MailSender
  preheader: string
  title: string
  body: Html[]
}

// Inline styles are the light theme, which every client shows; these rules override them for dark clients.
const darkRules = html`<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0B141D !important }
  .card { background: #111D29 !important; border-color: #22303D !important }
  .rule { border-color: #22303D !important }
  .ink { color: #E8EDF2 !important }
  .muted { color: #9AA8B6 !important }
  .sea { color: #6FB7E9 !important }
  .code { background: #0B141D !important; border-color: #22303D !important }
  .next { background: #F6B44B !important; color: #0E1B2A !important }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important }
}
</style>`

const family = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export function mailDocument({ company, preheader, title, body }: MailDocument): Html {
  return html`<!doctype html>
<html lang="tr" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
${darkRules}
</head>
<body class="page" style="margin:0;padding:0;background:#FBFBFA;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#FBFBFA" style="background:#FBFBFA">
<tr><td align="center" style="padding:32px 12px;${family}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="sea" style="padding:0 4px 16px;font-size:15px;line-height:20px;font-weight:650;color:#0F4C75;${family}">${company.name}</td></tr>
<tr><td class="card" align="left" bgcolor="#FFFFFF" style="padding:32px;border:1px solid #E3E6EA;border-radius:10px;background:#FFFFFF;overflow-wrap:anywhere;${family}">
${body}
</td></tr>
<tr><td class="muted" align="left" style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#52606F;${family}">${senderLines(company).map((line) => html`${line}<br>`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

export function senderLines({ name, address, phone, email }: MailSender): string[] {
  return [name, ...(address ? [address] : []), phone ? `${phone} · ${email}` : email]
}
