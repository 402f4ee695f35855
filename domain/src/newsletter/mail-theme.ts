/** How a campaign looks: the light theme as inline styles, which every mail program shows, and the dark one as rules over them. Without zod. */
export const family = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

export const styles = {
  page: 'background:#FBFBFA',
  card: 'background:#FFFFFF;border:1px solid #E3E6EA;border-radius:10px',
  brand: `font-size:15px;line-height:20px;font-weight:650;color:#0F4C75;${family}`,
  heading: {
    1: `margin:0;font-size:22px;line-height:30px;font-weight:650;color:#0E1B2A;${family}`,
    2: `margin:0;font-size:18px;line-height:26px;font-weight:650;color:#0E1B2A;${family}`,
  },
  text: `margin:0;font-size:15px;line-height:24px;color:#0E1B2A;${family}`,
  link: 'color:#0F4C75;text-decoration:underline',
  button: `display:inline-block;padding:14px 24px;font-size:15px;line-height:20px;font-weight:650;border-radius:10px;color:#0E1B2A;text-decoration:none;${family}`,
  foot: `font-size:12px;line-height:18px;color:#52606F;${family}`,
} as const

/** `[data-ogsc]` is what Outlook's own dark theme sets in place of the media query. */
const dark = {
  '.page': 'background:#0B141D !important',
  '.card': 'background:#111D29 !important;border-color:#22303D !important',
  '.rule': 'border-color:#22303D !important',
  '.ink': 'color:#E8EDF2 !important',
  '.muted': 'color:#9AA8B6 !important',
  '.sea': 'color:#6FB7E9 !important',
  '.next': 'background:#F6B44B !important;color:#0E1B2A !important',
}

const rules = (before: string) =>
  Object.entries(dark)
    .map(([selector, declarations]) => `${before}${selector}{${declarations}}`)
    .join('\n')

/** What staff have pasted may be wider than any screen. */
export const styleSheet = `<style>
.typed *{max-width:100% !important;min-width:0 !important}
.typed img{height:auto !important}
@media (prefers-color-scheme: dark) {
${rules('')}
}
${rules('[data-ogsc] ')}
@media (max-width: 480px) {
.inside{padding-left:20px !important;padding-right:20px !important}
.picture{width:100% !important;height:auto !important}
}
</style>`
