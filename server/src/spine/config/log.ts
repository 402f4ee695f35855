/** The server's log: one JSON line each, never a cookie, a token or an e-mail body. */
import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.token', '*.password', '*.otp'],
    serializers: { err: errorWithoutParameters, req: requestWithoutToken },
  })
}

/** The links of mails carry a token in their query: whoever reads the log must not be able to use it. */
export function requestWithoutToken(request: { method: string; url: string; ip: string }) {
  const { method, url, ip } = request
  return { method, url: url.replace(/([?&]token=)[^&#]*/gi, '$1…'), remoteAddress: ip }
}

/** drizzle and pg put bound values into their messages; those may be personal. */
function errorWithoutParameters(error: Error & { code?: string; cause?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message.split('\nparams:')[0],
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: errorWithoutParameters(error.cause) }),
  }
}
