/** Sends SMS through a gateway: one POST with `to` and `text`, user and password from the gateway's URL. */

/** The gateway will never accept this message: do not retry. */
export class PermanentSmsError extends Error {
  override name = 'PermanentSmsError'
}

/** The gateway may have taken the message: the line broke, or its answer did not come. */
export class UncertainSmsError extends Error {
  override name = 'UncertainSmsError'
}

export type SendSms = (sms: { id: string; to: string; text: string }, signal?: AbortSignal) => Promise<void>

const timeoutMs = 10_000

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
        // A gateway that supports it sends a repeated message once.
        'idempotency-key': id,
        ...(user && { authorization: `Basic ${basic}` }),
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }).catch((error: Error) => {
      throw wasNeverSent(error)
        ? error
        : new UncertainSmsError('The SMS gateway gave no answer.', { cause: error })
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const reason = `The SMS gateway answered ${answer.status}.`
    // A wrong password can be corrected by the operator, so it is not permanent.
    if (answer.status >= 500 || [401, 403, 408, 429].includes(answer.status)) throw new Error(reason)
    throw new PermanentSmsError(reason)
  }
}

/** There was no connection to send it over. */
function wasNeverSent({ cause }: Error): boolean {
  const { code = '', syscall = '' } = (cause ?? {}) as { code?: string; syscall?: string }
  return syscall === 'connect' || syscall === 'getaddrinfo' || code === 'UND_ERR_CONNECT_TIMEOUT'
}

/** The international form that gateways expect, `+905320000001`; Turkish numbers are often written without the country code. */
export function toInternational(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const whole = digits.startsWith('+')
    ? digits
    : digits.startsWith('0')
      ? `+90${digits.slice(1)}`
      : `+${digits}`
  return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : undefined
}
