import { useState } from 'react'
import { DroppedPlate } from './art/dropped-plate.tsx'
import { EmptyShelf, Gap } from './art/pictures.tsx'
import { Section } from './kit-section.tsx'
import { Button } from './parts/button.tsx'
import { Card } from './parts/card.tsx'
import { Fact, Facts } from './parts/facts.tsx'
import { Hitbox } from './parts/hitbox.tsx'
import { Row, Stack } from './parts/layout.tsx'
import { Breadcrumbs } from './parts/moving/breadcrumbs.tsx'
import { Dialog } from './parts/over/dialog.tsx'
import { Disclosure } from './parts/over/disclosure.tsx'
import { useToast } from './parts/over/toast.tsx'
import { Plaque } from './parts/plaque.tsx'
import { ScoreText } from './parts/score-text.tsx'
import { SectionHead } from './parts/section-head.tsx'
import { Banner } from './parts/state/banner.tsx'
import { EmptyState, ErrorState, ListEnd } from './parts/state/empty-state.tsx'
import { Loader } from './parts/state/loader.tsx'
import { Progress, ShareBar } from './parts/state/progress.tsx'
import { Skeleton, SkeletonLines, SkeletonRows } from './parts/state/skeleton.tsx'
import { Table } from './parts/table.tsx'
import { Time } from './parts/time.tsx'

const STAGES = [
  ['1 面', '98,214,560', '2', '3'],
  ['2 面', '241,837,120', '3', '3'],
  ['3 面', '452,606,880', '4', '4'],
] as const
const HEADS = ['面', '面末得分', '残机', '符卡'] as const
const W = {
  facts: '录像信息',
  change: '赔率变了',
  changeText: '六面道中从 2.85 变成 2.71，猜中返还 371。还押吗？',
  wait: '再想想',
  go: '按 2.71 押',
  close: '关闭',
  open: '打开对话框',
  saved: '已收藏，可在个人页找到',
  info: '图片压缩好了',
  failed: '没有发出去，请再试一次',
  undo: '撤销',
  loading: '弹珠一圈圈上糖',
  empty: '架上还空着',
  emptyText: '上传第一份录像，就会摆在这里。',
  upload: '上传录像',
  error: '没取到',
  errorText: '店里的人正在看。过一会儿再试。',
  again: '再试一次',
  lost: '这里裂开了一道隙间',
  lostText: '你要找的页面掉到另一边去了，或者它本来就不对你开放。',
  end: '没有更多了',
  hidden: '剧透：五面怎么过',
  hiddenText: '左下角借半个身位。',
  unread: '有新楼层',
  notice: '十二月一日零点起维护一小时。',
  noticeTitle: '今晚打烊早',
  crumbs: '位置',
  stages: '各面记录',
}

export function KitStates({ theme }: { theme: 'day' | 'night' }) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <Section>
      <SectionHead title={W.facts} />
      <Stack>
        <Breadcrumbs label={`${W.crumbs} ${theme}`}>
          <a href="#kit">录像库</a>
          <a href="#kit">辉针城</a>
          <span aria-current="page">0h7K</span>
        </Breadcrumbs>
        <Plaque>
          <Stack gap={2}>
            <ScoreText value={1846203950} size="large" unit="18.46 亿" />
            <Row gap={4}>
              <ScoreText value={936155220} unit="9.36 亿" />
              <ScoreText value={84927310} unit="8,493 万" />
              <Time iso="2026-11-20T23:51:00+08:00" text="38 分钟前" exact="2026-11-20 23:51" className="faint" />
              <Hitbox label={W.unread} />
            </Row>
            <Facts>
              <Fact label="作品">辉针城</Fact>
              <Fact label="版本">1.00b</Fact>
              <Fact label="录制于" strong>
                11 月 20 日 23:51
              </Fact>
            </Facts>
          </Stack>
        </Plaque>
        <Card clip>
          <Table caption={W.stages} rows>
            <thead>
              <tr>
                {HEADS.map((head, i) => (
                  <th key={head} scope="col" data-num={i > 0 || undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {STAGES.map(([stage, ...rest]) => (
                <tr key={stage}>
                  <th scope="row">{stage}</th>
                  {rest.map((cell, i) => (
                    <td key={HEADS[i + 1]} data-num>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
        <Banner title={W.noticeTitle}>{W.notice}</Banner>
        <Banner kind="success">{W.saved}</Banner>
        <Banner kind="warning" onClose={() => {}} closeLabel={W.close}>
          {W.notice}
        </Banner>
        <Banner kind="error" actions={<Button size="small">{W.again}</Button>}>
          {W.failed}
        </Banner>
        <Progress label={W.upload} value={0.62} text="3.1 / 5 MB" />
        <ShareBar share={0.34} tint="soda" />
        <Row>
          <Button onClick={() => setOpen(true)}>{W.open}</Button>
          <Button onClick={() => toast.success(W.saved)}>{W.saved}</Button>
          <Button onClick={() => toast.error(W.failed)}>{W.failed}</Button>
          <Button onClick={() => toast.info(W.info, { label: W.undo, act: () => {} })}>{W.info}</Button>
        </Row>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={W.change}
          label={W.change}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>{W.wait}</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                {W.go}
              </Button>
            </>
          }
        >
          <p className="mute">{W.changeText}</p>
        </Dialog>
        <Disclosure summary={W.hidden} icon="eye-off">
          {W.hiddenText}
        </Disclosure>
        <Row gap={4} nowrap>
          <Skeleton shape="picture" width="160px" />
          <SkeletonLines lines={3} />
        </Row>
        <Card clip>
          <SkeletonRows rows={3} label={W.loading} />
        </Card>
        <Loader label={W.loading} shown />
        <Card>
          <EmptyState art={<EmptyShelf />} title={W.empty} actions={<Button icon="upload">{W.upload}</Button>}>
            {W.emptyText}
          </EmptyState>
          <ErrorState art={<DroppedPlate />} title={W.error} code="01JD-7K" actions={<Button>{W.again}</Button>}>
            {W.errorText}
          </ErrorState>
          <ListEnd>{W.end}</ListEnd>
        </Card>
        <EmptyState wide art={<Gap />} title={W.lost}>
          {W.lostText}
        </EmptyState>
      </Stack>
    </Section>
  )
}
