import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '#design/parts/card.tsx'
import { Skeleton, SkeletonLines } from '#design/parts/state/skeleton.tsx'
import styles from './page-shape.module.css'
import { type Shape, shapeOf } from './shape-of.ts'

/** The places of what the target page shows: its head, and its lists, pictures or texts. */
export function PageShape() {
  const shape = useRouterState({ select: ({ location: { pathname, search } }) => shapeOf(pathname, { ...search }) })
  return (
    <div className={styles.page} data-shape={shape} aria-hidden="true">
      {parts[shape]()}
    </div>
  )
}

const title = <Skeleton width="140px" height="32px" />
const bar = <Skeleton height="40px" />

const times = (n: number, part: (i: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity
  Array.from({ length: n }, (_, i) => <div key={i}>{part(i)}</div>)

const rows = (n: number) => (
  <Card className={styles.rows}>
    {times(n, (i) => (
      <div className={styles.row}>
        <Skeleton shape="head" />
        <span className={styles.lines}>
          <Skeleton width={`${72 - (i % 3) * 12}%`} />
          <Skeleton width="38%" height="10px" />
        </span>
      </div>
    ))}
  </Card>
)

const cards = (n: number, lines: number) =>
  times(n, () => (
    <Card pad className={styles.lines}>
      <SkeletonLines lines={lines} />
    </Card>
  ))

const beside = (wide: ReactNode, narrow: ReactNode) => (
  <div className={styles.beside}>
    <div className={styles.stack}>{wide}</div>
    <div className={styles.rail}>{narrow}</div>
  </div>
)

const parts: Readonly<Record<Shape, () => ReactNode>> = {
  home: () => (
    <>
      <Skeleton height="240px" />
      {beside(rows(8), cards(3, 4))}
    </>
  ),
  list: () => (
    <>
      {title}
      {bar}
      {rows(8)}
    </>
  ),
  clubs: () => (
    <>
      {title}
      {times(5, () => (
        <Card clip className={styles.club}>
          <Skeleton height="100%" />
          <SkeletonLines lines={3} />
        </Card>
      ))}
    </>
  ),
  club: () => (
    <>
      <div className={styles.head}>
        <Skeleton shape="picture" width="88px" ratio="1" />
        <SkeletonLines lines={2} />
      </div>
      {bar}
      {rows(8)}
    </>
  ),
  topic: () => (
    <>
      <Skeleton width="60%" height="34px" />
      {beside(cards(3, 6), cards(1, 3))}
    </>
  ),
  run: () => (
    <>
      <Skeleton width="220px" height="20px" />
      <div className={styles.head}>
        <Skeleton shape="picture" width="240px" />
        <SkeletonLines lines={5} />
      </div>
      {bar}
      {cards(2, 6)}
    </>
  ),
  wall: () => (
    <>
      {title}
      {bar}
      <div className={styles.wall}>
        {times(12, (i) => (
          <Skeleton height={`${180 + ((i * 53) % 90)}px`} />
        ))}
      </div>
    </>
  ),
  painting: () => beside(<Skeleton shape="picture" />, cards(1, 6)),
  person: () => (
    <>
      <Skeleton height="180px" />
      {bar}
      {rows(6)}
    </>
  ),
  text: () => (
    <>
      {title}
      {cards(2, 6)}
    </>
  ),
}
