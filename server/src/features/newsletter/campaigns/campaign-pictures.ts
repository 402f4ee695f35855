/**
 * Pictures of campaigns: drawn anew, so that nothing but a picture leaves the house, in a kind that every mail program shows. They are
 * kept as long as the mails that show them may be opened, and so are not swept.
 */
import { campaignPicturesContract } from '@kervan/domain/newsletter/campaign-pictures.contract.ts'
import { campaignPictureProblems } from '@kervan/domain/newsletter/campaigns.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import { NotDrawnError, reducePicture } from '#features/documents/reduce-picture.ts'
import { uploadKeyOf } from '#features/documents/store-upload.ts'
import { uploadById } from '#features/documents/uploads.queries.ts'
import { newId } from '#spine/database/new-id.ts'
import { MissingFileError } from '#spine/files/files.ts'
import type { Services } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'

const api = implementContract<typeof campaignPicturesContract>(campaignPicturesContract)

/** Twice as wide as the column of a mail, for dense screens. */
const side = 1_072
const kinds = {
  'image/jpeg': { format: 'jpeg', end: 'jpg' },
  'image/png': { format: 'png', end: 'png' },
} as const
const types = { jpg: 'image/jpeg', png: 'image/png' } as const
const keyOf = (name: string) => `campaign-pictures/${name}`

export const campaignPicturesHandlers = {
  add: api.add.handler(async ({ input: { upload_id }, context: { services, actor, person } }) => {
    const [upload] = await services.readAs(actor, (db) => uploadById(db, person.id, upload_id))
    if (!upload) throw new ORPCError('UNKNOWN_UPLOAD', campaignPictureProblems.UNKNOWN_UPLOAD)
    const kind = (kinds as Partial<Record<string, (typeof kinds)[keyof typeof kinds]>>)[upload.type]
    const drawn = kind && (await draw(services, upload.id, kind.format))
    if (!drawn) throw new ORPCError('NO_PICTURE', campaignPictureProblems.NO_PICTURE)
    const name = `${newId()}.${kind.end}`
    await services.files.put(keyOf(name), drawn, { contentType: upload.type })
    return { src: `/bulten/gorsel/${name}` }
  }),
}

async function draw({ files }: Pick<Services, 'files'>, uploadId: string, format: 'jpeg' | 'png') {
  try {
    return await reducePicture(() => files.read(uploadKeyOf(uploadId)), { side, format })
  } catch (error) {
    if (error instanceof NotDrawnError)
      throw new ORPCError('SERVICE_UNAVAILABLE', problems.SERVICE_UNAVAILABLE)
    throw error
  }
}

const keepSeconds = 365 * 86_400
const pictureName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png)$/

/** Open to whoever knows the address: a mail program asks for it without a session, often through its maker's proxy. */
export function registerCampaignPictures(app: FastifyInstance, { files }: Pick<Services, 'files'>): void {
  app.get<{ Params: { name: string } }>(
    '/bulten/gorsel/:name',
    { compress: false, config: { measuredAs: 'GET /bulten/gorsel/{name}' } },
    async (request, reply) => {
      const { name } = request.params
      const end = pictureName.exec(name)?.[1] as keyof typeof types | undefined
      const body = end && (await files.read(keyOf(name)).catch(unlessMissing))
      if (!body) return answerProblem(request, reply, 'NOT_FOUND')
      return reply
        .header('cache-control', `public, max-age=${keepSeconds}, immutable`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
        .type(types[end])
        .send(body)
    },
  )
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof MissingFileError)) throw error
}
