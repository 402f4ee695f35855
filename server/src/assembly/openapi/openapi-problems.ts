/** Problems in the API document: their shape, the meaning of each status, and the codes of each call. */
import { type Problem, type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { z } from '@kervan/domain/z.ts'
import { exampleOf, type Schema } from '#assembly/openapi/openapi-examples.ts'

export type Declared = { code: string; status: number; message: string; data?: Schema; dataRequired: boolean }
type Response = { description: string; headers: object; content: object }

const requestId = '5f0c6f1e-6f0e-4a58-9e0e-0a6f1d6f7b11'

export const ProblemBody = z
  .object({
    code: z.string().meta({ description: 'Hatanın değişmeyen kodu', examples: ['NOT_FOUND'] }),
    status: z
      .number()
      .int()
      .min(400)
      .max(599)
      .meta({ description: 'HTTP durumu', examples: [404] }),
    message: z
      .string()
      .meta({ description: 'Kullanıcıya gösterilebilecek cümle', examples: [problems.NOT_FOUND.message] }),
    data: z.unknown().meta({ description: 'Hataya özgü bilgiler; her hatada bulunmaz' }).optional(),
    request_id: z.uuid().meta({ description: 'Destek isterken bildirilecek numara', examples: [requestId] }),
  })
  .describe('Her hatanın biçimi') satisfies z.ZodType<Problem>

const meanings: Record<number, string> = {
  400: 'İstek geçersiz. Hangi alanda ne olduğu data.issues içindedir.',
  401: 'Giriş yapılmamış ya da oturum sona ermiş.',
  403: 'Çağrıya izin yok.',
  404: 'Kayıt bulunamadı.',
  405: 'Adres bu yöntemi desteklemiyor; desteklenenler allow başlığındadır.',
  409: 'Çağrı, kaydın veya başka bir çağrının şu anki durumuyla çakışıyor.',
  411: 'content-length başlığı eksik; parçalı gönderim kabul edilmez.',
  413: 'Gönderilen içerik çok büyük.',
  415: 'İçerik türü desteklenmiyor; gövde application/json olmalıdır.',
  422: 'Çağrı anlaşıldı ama bu hâliyle işlenemez.',
  429: 'Çok sık çağrıldı; ne kadar bekleneceği retry-after başlığındadır.',
  500: 'Beklenmeyen bir hata oluştu.',
  503: 'Sisteme şu anda ulaşılamıyor; ne kadar bekleneceği retry-after başlığındadır.',
}

const plain = (code: ProblemCode): Declared => ({ code, ...problems[code], dataRequired: false })
const anyCall = (['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'] as const).map(plain)
/** Refused by the request guard, before the procedure is called. */
const changingCall = (
  ['FOREIGN_ORIGIN', 'LENGTH_REQUIRED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const
).map(plain)

export const problemHeaders = {
  RequestId: {
    description: 'İsteğin numarası; hata gövdesindeki request_id ile aynıdır',
    schema: { type: 'string', format: 'uuid' },
    example: requestId,
  },
  RetryAfter: {
    description: 'Yeniden denemeden önce beklenecek saniye',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  Allow: {
    description: 'Adresin desteklediği yöntemler',
    schema: { type: 'string' },
    example: 'GET, HEAD, PUT',
  },
}

/** Collects the responses that several calls share, each under one name. */
export function collectProblems() {
  const responses: Record<string, Response> = {}
  const referTo = (declared: Declared[]) => {
    const name = declared.map(({ code }) => pascalCase(code)).join('Or')
    const response = responseOf(declared)
    responses[name] ??= response
    const isShared = JSON.stringify(responses[name]) === JSON.stringify(response)
    return isShared ? { $ref: `#/components/responses/${name}` } : response
  }
  // Belongs to an address and not to a call, so no call refers to it.
  referTo([plain('METHOD_NOT_ALLOWED')])
  return {
    responses,
    /** What can go wrong with a call, by status. */
    of(method: string, declared: Declared[]): Record<string, object> {
      const all = [...declared, ...(method === 'GET' ? [] : changingCall), ...anyCall]
      const byStatus = Map.groupBy(all, ({ status }) => status)
      return Object.fromEntries([...byStatus].map(([status, those]) => [String(status), referTo(those)]))
    },
  }
}

function responseOf(declared: Declared[]): Response {
  const status = declared[0]?.status ?? 500
  const header = (name: keyof typeof problemHeaders) => ({ $ref: `#/components/headers/${name}` })
  const examples = declared.map((each) => [each.code, { summary: each.message, value: problemOf(each) }])
  return {
    description: meanings[status] ?? 'Çağrı yerine getirilemedi.',
    headers: {
      'x-request-id': header('RequestId'),
      ...([429, 503].includes(status) && { 'retry-after': header('RetryAfter') }),
      ...(status === 405 && { allow: header('Allow') }),
    },
    content: {
      'application/json': { schema: schemaOf(status, declared), examples: Object.fromEntries(examples) },
    },
  }
}

function schemaOf(status: number, declared: Declared[]): object {
  const codes = declared.map(({ code }) => code)
  const common = { type: 'object', allOf: [{ $ref: '#/components/schemas/Problem' }] }
  const fields = { code: { type: 'string', enum: codes }, status: { const: status } }
  const [only, another] = declared
  if (!another) return { ...common, ...narrowed(fields, only) }
  if (!declared.some(({ data }) => data)) return { ...common, properties: fields }
  const choices = declared.map((each) => narrowed({ code: { const: each.code } }, each))
  return { ...common, properties: fields, anyOf: choices.map((choice) => ({ type: 'object', ...choice })) }
}

/** Adds the data of a code. */
function narrowed(fields: object, declared: Declared | undefined): object {
  const { data, dataRequired } = declared ?? {}
  return { properties: { ...fields, ...(data && { data }) }, ...(dataRequired && { required: ['data'] }) }
}

function problemOf({ code, status, message, data }: Declared): Problem {
  return { code, status, message, ...(data && { data: exampleOf(data) }), request_id: requestId }
}

function pascalCase(code: string): string {
  return code.toLowerCase().replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}
