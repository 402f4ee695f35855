/** Pictures of other sites, which our content policy keeps out of our pages: the preview says in their place what the reader will see. */
export function nameForeignPictures(mail: Document): void {
  for (const picture of mail.querySelectorAll('img')) {
    const host = foreignHost(picture.getAttribute('src'))
    if (host !== undefined) picture.replaceWith(...placeFor(mail, picture, host))
  }
}

function foreignHost(address: string | null): string | undefined {
  const url = address ? URL.parse(address, location.origin) : null
  return url && url.origin !== location.origin ? url.host : undefined
}

/** What nobody sees, such as a picture that only counts its readers, needs none. */
function placeFor(mail: Document, picture: HTMLImageElement, host: string): HTMLElement[] {
  const [width, height] = ['width', 'height'].map((name) => picture.getAttribute(name) ?? '')
  if ([width, height].some((size) => /^[0-2]$/.test(size ?? ''))) return []
  const place = mail.createElement('span')
  const name = picture.alt.trim()
  place.textContent = `${name ? `«${name}» görseli` : 'Görsel'} ${host} sitesinde; burada gösterilmez, alıcı görür.`
  place.dataset.style = `${look};width:${lengthOf(width)}`
  return [place]
}

const look =
  'display:inline-block;box-sizing:border-box;max-width:100%;padding:12px;border:1px dashed #52606F;border-radius:6px;background:#F4F6F8;color:#52606F;font-size:13px;line-height:20px;text-align:left;white-space:normal;overflow-wrap:anywhere'

function lengthOf(width = ''): string {
  return /^\d+%$/.test(width) ? width : /^\d+$/.test(width) ? `${width}px` : 'auto'
}
