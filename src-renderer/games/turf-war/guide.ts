import type { GameUi } from '#frame/gameUi.ts';

export const guide: GameUi['guide'] = {
  title: 'One turn',
  steps: [
    { title: 'Bargain', text: 'Write letters, propose alliances, agree who attacks whom. Nothing said is binding.' },
    {
      title: 'Write the sheet',
      text: 'Pick people on the map and send them to an area, place recruits, hire, give money. Nobody sees your sheet.',
    },
    {
      title: 'Close the turn',
      text: 'Salaries are paid, recruits enter, then everybody moves at once. Who meets, fights: the stronger stays.',
    },
    {
      title: 'Count up',
      text: 'Each area held brings 1 MC. Survivors gain experience, Hitmen become Lieutenants, and the paper tells it all.',
    },
  ],
};
