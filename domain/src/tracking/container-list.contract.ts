/** The containers of all customers: where each is, and how many days it may still stay without a charge. */
import { staffProcedure } from '#procedure.ts'
import {
  ContainerCountInput,
  ContainerCounts,
  ContainerListInput,
  TrackedContainer,
} from '#tracking/container-list.ts'
import { pageOf } from '#values/list.ts'

const tags = ['Takip']

export const containerListContract = {
  list: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/containers',
      tags,
      summary: 'Bütün konteynerler',
      description:
        'Sıralanmazsa ücretsiz süresi en önce dolan başta; yerle, ücretsiz süreyle ve müşteriyle süzülebilir.',
      successDescription: 'Konteynerlerin bir sayfası',
    })
    .input(ContainerListInput)
    .output(pageOf(TrackedContainer)),
  counts: staffProcedure
    .route({
      method: 'GET',
      path: '/staff/container-counts',
      tags,
      summary: 'Konteynerlerin sayıları',
      description: 'Listenin her sekmesinde kaç konteyner olduğu ve takipteki konteynerlerin yerleri.',
      successDescription: 'Sekmelere göre sayılar ve yerler',
    })
    .input(ContainerCountInput)
    .output(ContainerCounts),
}
