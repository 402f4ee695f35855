/** The names of the roles on screens. */
import type { Role } from '@kervan/domain/access/roles.ts'

export const roleNames: Record<Role, string> = { customer: 'Müşteri', staff: 'Personel', admin: 'Yönetici' }
