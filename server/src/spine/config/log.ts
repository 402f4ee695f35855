/** The server's log: JSON lines without cookies, tokens or mail bodies. */
import { type DestinationStream, pino } from 'pino'

export type Log = ReturnType<typeof createLog>

export function createLog(level: string, destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.token', '*.password', '*.otp'],
      serializers: { err: errorWithoutParameters, req: requestWithoutToken },
    },
    destination,
  )
}

/** Mailed links have a token in their query, which readers of the log must not be able to use; searches and addresses tell of people. */
export function requestWithoutToken(request: { method: string; url: string; ip: string }) {
  const { method, url, ip } = request
  return {
    method,
    url: url.replace(/([?&](?:token|search|email|to)=|^\/[st]\/)[^&#?/]*/gi, '$1…'),
    remoteAddress: ip,
  }
}

const addresses = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/** drizzle and pg put bound values, which may be personal, into their messages; mail servers the address that they refuse. */
export function errorWithoutParameters(
  error: Error & { code?: string; cause?: unknown },
): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message.split('\nparams:')[0]?.replace(addresses, '…@…'),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: errorWithoutParameters(error.cause) }),
  }
}
