/** Takes a picture from a driver's link as the body of a call: stored as any upload is, and at once a document of the shipment that only the office sees until it shows it. */
import { uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { driverProblems } from '@kervan/domain/tracking/driver-link.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { insertDocument } from '#features/documents/add-document.ts'
import { refusal } from '#features/documents/file-content.ts'
import type { Matter } from '#features/documents/matter.ts'
import { storeFile, uploadKeyOf } from '#features/documents/store-upload.ts'
import { readHead, takesFiles } from '#features/documents/upload-route.ts'
import type { WithDriverLinks } from '#features/tracking/driver-links.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'
import { readBody } from '#spine/http/streamed-body.ts'

type Parts = Pick<Services, 'actAs' | 'emit' | 'limits' | 'files' | 'config'> & WithDriverLinks

export const driverTokenHeader = 'x-driver-token'

export async function registerDriverPhotos(app: FastifyInstance, services: Parts): Promise<void> {
  await takesFiles(app, '/api/driver-photos', (request) => receive(services, request))
}

async function receive(services: Parts, request: FastifyRequest): Promise<{ id: string }> {
  const { actAs, files, limits, driverLinkIds } = services
  const linkId = driverLinkIds.idIn(request.headers[driverTokenHeader]?.toString() ?? '')
  if (!linkId) return refuseLink()
  await limits.driverLink(linkId)
  const { file } = readHead(request)
  if (!file.type.startsWith('image/')) throw refusal('name')
  // Before the picture is taken, and again with it.
  await actAs(system, (tx) => readLink(tx, linkId))
  request.endUnderWay()
  const id = newId()
  const content = await storeFile(files, id, file.type, readBody(request, uploadMaxBytes))
  try {
    const kept = await actAs(system, async (tx) => {
      const { driver_name, ...matter } = await readLink(tx, linkId)
      // Another try, whose first answer was lost on the road.
      const [before] = await tx.asSystem<{ id: string }>(samePhoto, [matter.shipment_id, content.sha256])
      if (before) return before.id
      await insertDocument(tx, services, {
        id,
        matter,
        file: { ...file, ...content },
        said: { document_type: 'photo', paper: null, description: '', visibility: 'internal' },
        uploader: { kind: 'driver', id: null, name: driver_name },
      })
      return id
    })
    if (kept !== id) await files.remove(uploadKeyOf(id))
    return { id: kept }
  } catch (error) {
    // What was refused leaves no file; anything else may have been written, and then the sweep knows better.
    if (error instanceof ORPCError) await files.remove(uploadKeyOf(id))
    throw error
  }
}

const samePhoto = `select id from documents where shipment_id = $1 and sha256 = $2 and uploaded_by = 'driver' and deleted_at is null`

const findLink = `select l.driver_name, s.customer_id, s.id as shipment_id, s.shipment_number, r.id as request_id,
    coalesce(r.number, '') as request_number
  from driver_links l join shipments s on s.id = l.shipment_id left join requests r on r.id = s.request_id
  where l.id = $1 and l.revoked_at is null and l.expires_at > now()`

async function readLink(tx: Transaction, id: string): Promise<Matter & { driver_name: string }> {
  const [link] = await tx.asSystem<Matter & { driver_name: string }>(findLink, [id])
  return link ?? refuseLink()
}

function refuseLink(): never {
  throw new ORPCError('LINK_REFUSED', driverProblems.LINK_REFUSED)
}
