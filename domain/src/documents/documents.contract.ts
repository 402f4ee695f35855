/** A customer's own documents: the list, adding what was uploaded, naming it, deleting it and bringing it back. */
import {
  DeletedDocument,
  DocumentChange,
  DocumentCountInput,
  DocumentCounts,
  DocumentListInput,
  NewDocument,
  OwnDocument,
} from '#documents/document.ts'
import { documentProblems } from '#documents/documents.copy.ts'
import { creating, customerProcedure, keyErrors } from '#procedure.ts'
import { Id } from '#values/id.ts'
import { pageOf } from '#values/list.ts'
import { z } from '#z.ts'

const tags = ['Belgeler']
const documentId = { id: Id.describe('Belgenin kimliği') }
const { NOT_FOUND, NOT_YOURS, TOO_LATE, UNKNOWN_UPLOAD, UNKNOWN_MATTER, NO_ROOM } = documentProblems

export const documentsContract = {
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/documents',
      tags,
      summary: 'Belgelerim',
      description: 'Sıralanmazsa en yenisi başta; türle, incelemeyle, gönderiyle ve taleple süzülebilir.',
      successDescription: 'Belgelerin bir sayfası',
    })
    .input(DocumentListInput)
    .output(pageOf(OwnDocument)),
  counts: customerProcedure
    .route({
      method: 'GET',
      path: '/document-counts',
      tags,
      summary: 'Belgelerimin sayıları',
      description: 'Her türden ve her durumda kaç belge olduğu; arama varsa yalnızca bulunanların.',
      successDescription: 'Süzgeçlere göre sayılar',
    })
    .input(DocumentCountInput)
    .output(DocumentCounts),
  get: customerProcedure
    .route({
      method: 'GET',
      path: '/documents/{id}',
      tags,
      summary: 'Bir belge',
      description: 'Dosyası /api/documents/{id}/file adresinden iner.',
      successDescription: 'Belgenin bilgileri',
    })
    .errors({ NOT_FOUND })
    .input(z.object(documentId))
    .output(OwnDocument),
  add: customerProcedure
    .meta(creating)
    .route({
      method: 'POST',
      path: '/documents',
      tags,
      summary: 'Belge ekle',
      description: 'POST /api/uploads ile yüklenen dosyayı belge yapar. Bir dosya bir belge olur.',
      successDescription: 'Eklenen belge',
      successStatus: 201,
    })
    .errors({ ...keyErrors, UNKNOWN_UPLOAD, UNKNOWN_MATTER, NO_ROOM })
    .input(NewDocument)
    .output(OwnDocument),
  edit: customerProcedure
    .route({
      method: 'PUT',
      path: '/documents/{id}',
      tags,
      summary: 'Belgeyi adlandır',
      description: 'Kendi yüklediği belgenin türü ve açıklaması.',
      successDescription: 'Belgenin yeni hâli',
    })
    .errors({ NOT_FOUND, NOT_YOURS })
    .input(DocumentChange.extend(documentId))
    .output(OwnDocument),
  remove: customerProcedure
    .route({
      method: 'DELETE',
      path: '/documents/{id}',
      tags,
      summary: 'Belgeyi sil',
      description: 'Kendi yüklediği belgeyi siler; kısa bir süre geri alınabilir, sonra dosyasıyla yok olur.',
      successDescription: 'Silinen belge ve ne zamana kadar geri alınabileceği',
    })
    .errors({ NOT_FOUND, NOT_YOURS })
    .input(z.object(documentId))
    .output(DeletedDocument),
  restore: customerProcedure
    .route({
      method: 'POST',
      path: '/documents/{id}/restore',
      tags,
      summary: 'Silmeyi geri al',
      description: 'Yeni silinmiş bir belgeyi geri getirir; silinmemişse bir şey değişmez.',
      successDescription: 'Geri gelen belge',
    })
    .errors({ NOT_FOUND, NOT_YOURS, TOO_LATE, NO_ROOM })
    .input(z.object(documentId))
    .output(OwnDocument),
}
