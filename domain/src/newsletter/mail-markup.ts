/** Markup of mails: every text put into it is escaped here and nowhere else. Without zod. */
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Line breaks stay, what cannot be seen goes. */
export function escapedLines(text: string): string {
  return escaped(text.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')).replace(/\n/g, '<br>')
}
