/** Short messages through a gateway: one POST with `to` and `text`, name and password from its address. */

/** This message will never be taken, however often it is tried. */
export class PermanentSmsError extends Error {
  override name = 'PermanentSmsError'
}

export type SendSms = (sms: { id: string; to: string; text: string }, signal?: AbortSignal) => Promise<void>

const patienceMs = 10_000

export function createSendSms(address: string): SendSms {
  const url = new URL(address)
  const [user, password] = [url.username, url.password].map(decodeURIComponent)
  url.username = ''
  url.password = ''
  const basic = Buffer.from(`${user}:${password}`).toString('base64')
  return async ({ id, to, text }, signal = new AbortController().signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        // A gateway that knows it sends a repeated message once.
        'idempotency-key': id,
        ...(user && { authorization: `Basic ${basic}` }),
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const said = `The SMS gateway answered ${answer.status}.`
    // A wrong password is mended by whoever runs this; the message itself is sound.
    if (answer.status >= 500 || [401, 403, 408, 429].includes(answer.status)) throw new Error(said)
    throw new PermanentSmsError(said)
  }
}

/** As gateways want it: `+905320000001`. Turkish numbers are often written without the country. */
export function dialled(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const whole = digits.startsWith('+')
    ? digits
    : digits.startsWith('0')
      ? `+90${digits.slice(1)}`
      : `+${digits}`
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : undefined
}
