import { useEffect } from 'react'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Grid } from '#design/parts/layout.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { areaName, type DeskMenu } from './desk-menu.ts'
import { takeTarget } from './desk-session.ts'
import styles from './overview.module.css'

/**
 * The areas with the number of things that wait in each. After a log-in it redirects once to the page that was asked
 * for.
 */
export function Overview({ menu, nick }: { readonly menu: DeskMenu; readonly nick: string }) {
  const words = useWords(adminPack)
  const go = useGo()
  // Storage is outside React, and the value is gone once it was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit
  useEffect(() => {
    const target = takeTarget()
    if (target !== '' && target !== '/admin') go(target, { replace: true })
  }, [])
  return (
    <>
      <header className={styles.hello}>
        <h2>{words.hello(nick)}</h2>
        <p>{words.helloText}</p>
      </header>
      <Grid least="220px" gap={3}>
        {menu
          .filter(({ open }) => open)
          .map(({ area, path, waiting }) => (
            <Link key={area} to={path} stay className={cardClass({ pad: true, link: true }, styles.area)}>
              <b>{areaName(area, words)}</b>
              <span>{words.areaTexts[area]}</span>
              {waiting > 0 ? (
                <Chip tint="straw">{words.waiting(waiting)}</Chip>
              ) : (
                <small className="faint">{words.nothingWaits}</small>
              )}
            </Link>
          ))}
      </Grid>
    </>
  )
}
