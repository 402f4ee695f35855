/** The template of every mail: one column, one action, and a complete plain text. */
import { type Html, html, htmlText, webAddress } from '#spine/mail/html.ts'
import { type MailSender, mailDocument, senderLines } from '#spine/mail/mail-document.ts'

export type MailContent = {
  company: MailSender
  /** Shown after the subject in a list of mails. */
  preheader: string
  title: string
  /** Above everything else: what an answer is to be written above, so that it can be told from the mail that it quotes. */
  replyLine?: string
  paragraphs: string[]
  /** What was said before, oldest first. */
  conversation?: MailedMessage[]
  /** Large, and on its own line in the plain text, so that it is easy to find and copy. */
  code?: string
  /** The one thing to do next. */
  action?: { label: string; url: string }
  facts?: [label: string, value: string][]
  /** Who writes, below everything that they say. */
  signature?: string
  footnote?: string
  attachments?: MailAttachment[]
}
export type MailedMessage = { who: string; when: string; text: string }
/** Read from the file store when the mail is delivered, or a short text that the mail carries itself. */
export type MailAttachment = { name: string; type: string; size: number } & (
  | { key: string }
  | { content: string }
)

/** Mails queued by earlier versions were rendered before they were queued. */
type RenderedLetter = { html: string; text: string }
/** The content of a mail, rendered by the transport, or when it is opened in the demo inbox. */
export type Letter = MailContent | RenderedLetter

export const attachmentsOf = (letter: Letter): MailAttachment[] =>
  'html' in letter ? [] : (letter.attachments ?? [])

export function renderMail(letter: Letter): RenderedLetter {
  if ('html' in letter) return letter
  const content = checkLink(letter)
  return {
    html: htmlText(mailDocument({ ...frameOf(letter), body: bodyOf(content) })),
    text: textOf(content),
  }
}

/** Throws when the action's address is not http or https. */
export function checkLink(content: MailContent): CheckedContent {
  return { ...content, action: content.action && { ...content.action, url: webAddress(content.action.url) } }
}

type CheckedContent = Omit<MailContent, 'action'> & { action: MailContent['action'] | undefined }

function frameOf({ company, preheader, title }: MailContent) {
  return { company, preheader: onOneLine(preheader), title: onOneLine(title) }
}

function bodyOf({
  title,
  replyLine,
  paragraphs,
  conversation = [],
  code,
  action,
  facts = [],
  signature,
  footnote,
}: CheckedContent): Html[] {
  return [
    ...(replyLine === undefined
      ? []
      : [
          html`<p class="muted" style="margin:0 0 16px;font-size:12px;line-height:18px;color:#52606F">${onOneLine(replyLine)}</p>`,
        ]),
    html`<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:650;color:#0E1B2A">${onOneLine(title)}</h1>`,
    ...paragraphs.map(
      (paragraph) =>
        html`<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:24px;color:#0E1B2A">${brokenLines(paragraph)}</p>`,
    ),
    ...conversation.map(saidBlock),
    ...(code === undefined ? [] : [codeBox(onOneLine(code))]),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...(action === undefined ? [] : [actionButton(onOneLine(action.label), action.url)]),
    ...(signature === undefined
      ? []
      : [
          html`<p class="ink" style="margin:24px 0 0;font-size:15px;line-height:24px;color:#0E1B2A">${brokenLines(signature)}</p>`,
        ]),
    ...(footnote === undefined
      ? []
      : [
          html`<p class="muted" style="margin:24px 0 0;font-size:13px;line-height:20px;color:#52606F">${brokenLines(footnote)}</p>`,
        ]),
  ]
}

function saidBlock({ who, when, text }: MailedMessage): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="rule" style="padding:2px 0 2px 14px;border-left:3px solid #E3E6EA"><p class="muted" style="margin:0 0 4px;font-size:13px;line-height:20px;color:#52606F">${onOneLine(who)} · ${onOneLine(when)}</p><p class="ink" style="margin:0;font-size:15px;line-height:24px;color:#0E1B2A">${brokenLines(text)}</p></td></tr></table>`
}

function codeBox(code: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="code ink" align="center" style="padding:20px 12px 20px 18px;border:1px solid #E3E6EA;border-radius:10px;background:#FBFBFA;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;line-height:40px;font-weight:650;letter-spacing:6px;color:#0E1B2A;-webkit-user-select:all;user-select:all">${code}</td></tr></table>`
}

function factTable(facts: [string, string][]): Html {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th class="muted rule" scope="row" align="left" valign="top" style="width:34%;padding:10px 16px 10px 0;border-bottom:1px solid #E3E6EA;font-size:13px;line-height:20px;font-weight:400;overflow-wrap:break-word;color:#52606F">${onOneLine(label)}</th><td class="ink rule" align="right" valign="top" style="padding:10px 0;border-bottom:1px solid #E3E6EA;font-size:15px;line-height:20px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;color:#0E1B2A">${onOneLine(value)}</td></tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-collapse:collapse">${rows}</table>`
}

/** The address is repeated below, for clients that do not show the button. */
function actionButton(label: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="next" bgcolor="#F5A524" style="border-radius:10px;background:#F5A524"><a class="next" href="${url}" style="display:inline-block;padding:14px 24px;font-size:15px;line-height:20px;font-weight:650;border-radius:10px;color:#0E1B2A;text-decoration:none">${label}</a></td></tr></table><p class="muted" style="margin:0;font-size:12px;line-height:18px;overflow-wrap:anywhere;word-break:break-word;color:#52606F">Düğme çalışmazsa bu adresi tarayıcınıza yapıştırın:<br><a class="sea" href="${url}" style="color:#0F4C75">${url}</a></p>`
}

function textOf(content: CheckedContent): string {
  const { company, title, replyLine, paragraphs, code, action, facts = [], signature, footnote } = content
  const blocks = [
    ...(replyLine === undefined ? [] : [onOneLine(replyLine)]),
    onOneLine(title),
    ...paragraphs.map(printable),
    ...(content.conversation ?? []).map(
      ({ who, when, text }) => `${onOneLine(who)} · ${onOneLine(when)}\n${printable(text)}`,
    ),
    ...(code === undefined ? [] : [onOneLine(code)]),
    ...(facts.length === 0
      ? []
      : [facts.map(([label, value]) => `${onOneLine(label)}: ${onOneLine(value)}`).join('\n')]),
    ...(action === undefined ? [] : [`${onOneLine(action.label)}:\n${action.url}`]),
    ...(signature === undefined ? [] : [printable(signature)]),
    ...(footnote === undefined ? [] : [printable(footnote)]),
    ['--', ...senderLines(company)].map(onOneLine).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function brokenLines(text: string): Html[] {
  return printable(text)
    .split('\n')
    .map((line, position) => (position === 0 ? html`${line}` : html`<br>${line}`))
}

function onOneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}

/** Removes control characters and marks that change the reading direction. */
function printable(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
}
