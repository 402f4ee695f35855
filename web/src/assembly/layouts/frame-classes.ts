/** Classes of the frames of portal and office: a sidebar beside the content, or a header with menu and bottom bar on phones. */
import type { Surface } from '@kervan/domain/access/roles.ts'

type FrameClasses = Record<'frame' | 'header' | 'page' | 'sidebar' | 'main' | 'bottomBar', string>

export const frameClasses: Record<Surface, FrameClasses> = {
  portal: {
    frame: 'text-15',
    header: 'sticky top-0 z-30 md:hidden',
    page: 'mx-auto w-full max-w-7xl',
    sidebar: 'w-64 max-md:hidden',
    main: 'py-5 max-md:pb-24 md:px-8 md:py-8',
    bottomBar: 'md:hidden',
  },
  office: {
    frame: 'text-14',
    header: 'sticky top-0 z-30 lg:hidden',
    page: '',
    sidebar: 'w-80 bg-card max-lg:hidden',
    main: 'py-4 max-lg:pb-24 lg:px-6 lg:py-6',
    bottomBar: 'lg:hidden',
  },
}
