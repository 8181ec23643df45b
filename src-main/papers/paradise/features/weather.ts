/** The forecast by month of the year, January first. */
export const weather: readonly (readonly [string, string, string])[] = [
  ['Snow flurries and colder; rising wind', 'Clear and bitter cold', 'Gray, with sleet by evening'],
  ['Snow, turning to slush', 'Fair and very cold', 'Fog on the river, thaw by noon'],
  ['Blustery, with rain', 'Unsettled; high water on the river', 'Mild, then not'],
  ['Showers and bright intervals', 'Cool, with fresh west winds', 'Fair and warmer'],
  ['Fair and mild', 'Warm; thunder toward evening', 'Soft rain, clearing'],
  ['Fair and warm', 'Hot, with a river breeze', 'Bright; a good track'],
  ['Hot and close', 'Very hot; storms possible', 'Fair, with no relief'],
  ['Sultry', 'Hot; heat lightning at night', 'Haze, breaking late in thunder'],
  ['Fair and cooler', 'Bright days, sharp evenings', 'Rain from the south'],
  ['Clear and crisp', 'First frost likely', 'Windy; falling leaves'],
  ['Cold rain', 'Fog, dense along the waterfront', 'Raw, with some sleet'],
  ['Snow expected', 'Cold and still', 'Clear; ice in the Basin'],
];
